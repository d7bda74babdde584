"""What lies on the table of Tabula Rasa: what it is called, where it lies, and how it looks."""
