"""Resumes of 1, 2, 20 and 200 pages, and 200 different ones of two pages: of invented people, the same in each run.

All text is put together from the lists below by seeded chance, so that hardly a sentence comes twice: a contender that
keeps shaped paragraphs is not flattered. The letters are those that every contender’s fonts have.
"""
import random

# How many entries of each section fill so many pages, in the default layout of resume-pdf.
ENTRIES = {
    1: dict(work=2, highlights=3, education=2, skills=5, projects=2, publications=0, awards=2),
    2: dict(work=5, highlights=4, education=2, skills=8, projects=4, publications=4, awards=3),
    20: dict(work=21, highlights=4, education=3, skills=10, projects=37, publications=128, awards=41),
    200: dict(work=216, highlights=4, education=3, skills=10, projects=374, publications=1370, awards=468),
}
BATCH = 200

FIRST = """Amara Björn Chloë Daniel Élodie Femi Greta Håkon Imogen João Klara Luís Mirela Niamh Olivia Priya Quentin
Rosalind Siobhán Theo""".split()
LAST = """Adeyemi Bergström Castellanos Delacroix Eriksen Fitzgerald Gullberg Hartmann Ibáñez Johansson""".split()
TRADES = ["Staff Software Engineer", "Hospital Pharmacist", "Structural Engineer", "Data Editor", "Project Manager",
          "Research Scientist", "Technical Writer", "Quality Engineer", "Operations Lead", "Product Designer"]
EMPLOYERS = """Northlight Skerry Fathom Tidewater Larkfield Severnside Oakhanger Meridian Halcyon Quayside Brightwater
Fernhill Kestrel Lindenberg Marchmont Pennant Ravenscar Stonefield Thornbury Waverley""".split()
KINDS = ["Systems", "Hospitals", "Payments", "Laboratories", "Works", "Publishing", "Energy", "Railways", "Institute",
         "Studios", "Analytics", "Foundation"]
CITIES = ["Edinburgh", "Göteborg", "Bristol", "Zürich", "Lyon", "Málaga", "Aarhus", "Galway", "Utrecht", "Coimbra"]
VERBS = ["Built", "Led", "Designed", "Rewrote", "Introduced", "Halved the cost of", "Moved", "Automated", "Measured",
         "Replaced", "Planned", "Simplified", "Took over", "Documented", "Audited", "Opened", "Unified", "Defended"]
THINGS = ["the nightly reconciliation of 61 accounts", "a service for urgent orders", "the archive of field reports",
          "an index of a million drawings", "the first office for trainees", "the review of safety cases",
          "a workflow for difficult files", "the metadata store", "a tool for offline work", "the yearly survey of staff",
          "the flow of goods between four depots", "a fleet of 90 vehicles", "the forecast of peak demand",
          "the training of new colleagues", "a register of known faults", "the release of two flagship products",
          "an affordable test bench", "the customer helpline", "the firm’s design system", "a laboratory for fluids"]
MEANS = ["with a team of {n}", "in {n} months", "without a day of standstill", "on a budget of £{n},000",
         "together with {n} partners", "after {n} interviews with those who use it", "step by step over {n} releases",
         "with software of our own", "at {n} sites in {n} countries", "from a first sketch to daily use",
         "as one of {n} pilots in Europe", "in the quietest way that we could find"]
RESULTS = ["faults fell by {n} % within a year", "the time to an answer went from nine days to {n} minutes",
           "it now serves {n},000 people a day", "which saved €{n} million in two years",
           "waiting times are down to {n} seconds at the 99th percentile", "and {n} of 140 machines could be retired",
           "two other regions have since taken it over", "the auditors’ list of findings is empty since then",
           "which removed {n} rotations of staff on call", "yield rose {n}-fold at the same cost",
           "every figure in it can be traced to its source", "it paid for itself after {n} weeks"]
ADJECTIVES = ["Scalable", "Incremental", "Verified", "Adaptive", "Low-Latency", "Robust", "Approximate", "Hierarchical",
              "Efficient", "Reproducible", "Fault-Tolerant", "Elastic", "Compressed", "Affordable", "Reflective"]
NOUNS = ["Storage", "Field Surveys", "Graph Partitioning", "Drug Interactions", "Stream Joins", "Shift Planning",
         "Circulation Models", "Sensor Fusion", "Load Shedding", "Office Workflows", "Snapshot Isolation", "Steel Joints"]
TAILS = ["in Large Hospitals", "on Mixed Clusters", "under Uncertain Demand", "at the Edge of the Network",
         "for Coastal Towns", "with Bounded Delay", "in the Presence of Stragglers", "over Encrypted Records",
         "without Coordination", "on Ordinary Hardware", "for Small Firms", "beyond the First Year"]
JOURNALS = ["Journal of Applied Records", "Transactions on Field Systems", "Annals of Clinical Workflows",
            "Proceedings of the Northern Conference on Data", "Reviews of Structural Practice", "Letters in Forecasting"]
PEOPLE = ["T. Brandvold", "A. Nwosu", "J. MacAskill", "P. Ferrante", "H. Sørensen", "M. García-Peña", "R. Van den Berg",
          "C. Ó Briain", "Y. Tanabe", "F. Müller-Groß", "E. Papadopoulou", "N. Haddad", "L. Lefèvre", "S. Castro"]
CLAIMS = ["We show that the known bound holds with a factor of {n} while recovery stays independent of size.",
          "The method reduces waste by {n} % on five sets of real records.",
          "A field trial at {n} sites gives a fourfold improvement over the best earlier design.",
          "The data of {n} years and all programs are open, and two groups have reproduced the results.",
          "We also discuss why {n} earlier designs failed, and what their authors could have measured.",
          "A simple model of {n} parameters explains most of the difference between the sites."]
FIELDS = {
    "Analysis": ["R", "Python", "SQL", "forecasting", "survey design", "statistics"],
    "Software": ["Swift", "C++", "Go", "Rust", "Linux", "PostgreSQL", "Git"],
    "Methods": ["field trials", "failure analysis", "simulation", "peer review", "pilot studies"],
    "Writing": ["safety cases", "reference manuals", "grant applications", "specifications"],
    "Leadership": ["hiring", "mentoring", "budgets", "incident command", "negotiation"],
    "Operations": ["shift planning", "procurement", "audits", "logistics", "first aid"],
    "Teaching": ["workshops", "lectures", "supervision", "examinations"],
    "Design": ["prototypes", "interviews", "typography", "accessibility"],
    "Standards": ["ISO 9001", "ISO 27001", "PDF/UA", "WCAG 2.2"],
    "Machines": ["lathes", "robots", "3-axis mills", "laser cutters"],
}
SUBJECTS = ["Computer Science", "Pharmacy", "Civil Engineering", "Applied Statistics", "Journalism", "Physics"]
SCHOOLS = ["University of Edinburgh", "Chalmers University", "University of Bristol", "ETH Zürich", "Trinity College"]
COURSES = ["Numerical Methods", "Distributed Systems", "Fluid Dynamics", "Clinical Trials", "Operations Research",
           "Ethics of Research", "Scientific Writing", "Finite Elements"]


class Writer:
    """Writes one resume, from a seed."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def filled(self, text):
        while "{n}" in text:
            text = text.replace("{n}", str(self.chance.randint(3, 96)), 1)
        return text

    def sentence(self):
        one_of = self.chance.choice
        return self.filled(f"{one_of(VERBS)} {one_of(THINGS)} {one_of(MEANS)}; {one_of(RESULTS)}.")

    def claims(self, count):
        return " ".join(self.filled(claim) for claim in self.chance.sample(CLAIMS, count))

    def title(self):
        return f"{self.chance.choice(ADJECTIVES)} {self.chance.choice(NOUNS)} {self.chance.choice(TAILS)}"

    def employer(self):
        return f"{self.chance.choice(EMPLOYERS)} {self.chance.choice(KINDS)}"

    def spans(self, count):
        """Spans of time, the newest first, the first of which goes on."""
        for number in range(count):
            year = 2025 - 2 * (number % 20)
            span = {"startDate": f"{year - 1}-{self.chance.randint(1, 12):02d}"}
            if number:
                span["endDate"] = f"{year + 1}-{self.chance.randint(1, 12):02d}"
            yield span

    def resume(self, person, counts):
        chance = self.chance
        first, last = FIRST[person % len(FIRST)], LAST[person // len(FIRST) % len(LAST)]
        user = f"person{person:03d}"
        work = [
            {"name": self.employer(), "position": chance.choice(TRADES), "location": chance.choice(CITIES), **span,
             "summary": f"{self.employer()} and partners, {chance.randint(20, 900)} people.",
             "highlights": [self.sentence() for _ in range(counts["highlights"])]}
            for span in self.spans(counts["work"])
        ]
        education = [
            {"institution": chance.choice(SCHOOLS), "area": chance.choice(SUBJECTS), "studyType": ("MSc", "BSc", "HND")[n],
             "startDate": f"{2004 - 3 * n}-09", "endDate": f"{2006 - 3 * n}-06", "score": ("Distinction", "4.8", "B")[n],
             "courses": chance.sample(COURSES, 3)}
            for n in range(counts["education"])
        ]
        skills = [{"name": name, "keywords": chance.sample(FIELDS[name], len(FIELDS[name]))}
                  for name in chance.sample(sorted(FIELDS), counts["skills"])]
        projects = [
            {"name": f"{chance.choice(EMPLOYERS).lower()}-{n + 1}", "description": f"{self.title()}, an open toolkit.",
             "url": f"https://projects.example/{user}/{n + 1}", **span, "highlights": [self.sentence() for _ in range(2)]}
            for n, span in enumerate(self.spans(counts["projects"]))
        ]
        publications = [
            {"name": self.title(),
             "publisher": f"{chance.choice(JOURNALS)} {chance.randint(3, 40)}({chance.randint(1, 12)})",
             "releaseDate": f"{2025 - n * 17 // counts['publications']}-{chance.randint(1, 12):02d}",
             "url": f"https://doi.example/10.{chance.randint(1000, 9999)}/{chance.randint(10**6, 10**7)}",
             "summary": ", ".join(chance.sample(PEOPLE, chance.randint(2, 5))) + ". " + self.claims(chance.choice([2, 2, 3]))}
            for n in range(counts["publications"])
        ]
        awards = [
            {"title": f"{chance.choice(['Prize', 'Grant', 'Fellowship'])} for {self.title()}",
             "date": f"{2025 - n % 20}-{chance.randint(1, 12):02d}", "awarder": self.employer(), "summary": self.claims(1)}
            for n in range(counts["awards"])
        ]
        return {
            "basics": {
                "name": f"{first} {last}", "label": f"{chance.choice(TRADES)}, {self.employer()}",
                "email": f"{user}@mail.example", "phone": f"+44 117 496 {person:04d}", "url": f"https://{user}.example",
                "location": {"city": chance.choice(CITIES)},
                "profiles": [{"network": name, "username": user, "url": f"https://{name.lower()}.com/{user}"}
                             for name in ("GitHub", "GitLab")],
                "summary": " ".join(self.sentence() for _ in range(3)),
            },
            "work": work, "projects": projects, "education": education, "publications": publications,
            "skills": skills, "awards": awards,
            "languages": [{"language": "English", "fluency": "native"}, {"language": "Swedish", "fluency": "fluent"}],
        }


def resume_of(pages):
    """The resume of so many pages."""
    return Writer(pages).resume(0, ENTRIES[pages])


def batch(count=BATCH):
    """Different resumes of two pages."""
    return [Writer(1000 + number).resume(number, ENTRIES[2]) for number in range(count)]
