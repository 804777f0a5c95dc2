import ResumeCommand

Application.main()
