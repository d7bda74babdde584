"""What games on square land share, on two floors as in a game: rules below, the table above."""
