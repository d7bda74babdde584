"""Compiled rules shared by games on square land: tiles, the landscape, figures, estimates and observations."""
