"""The table of Tabula Rasa: the names of things, where they are, and how they look."""
