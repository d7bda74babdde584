"""Tables before, between and after games."""
