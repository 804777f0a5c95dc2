see en
