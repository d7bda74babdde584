"""Code shared by games on square land, split like a game: `rules` is compiled, `table` is what people see."""
