"""Pictures that several games share: the players' figures."""
