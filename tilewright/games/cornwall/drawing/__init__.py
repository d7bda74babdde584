"""The parts of Cornwall's pictures: colours, the ground of fields, their borders, buildings, and the pub."""
