"""Who gets in, and how much each address may ask for."""
