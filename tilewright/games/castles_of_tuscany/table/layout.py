"""The dimensions that several pictures share."""

RADIUS = 50.0  # of a field
STEP_X, STEP_Y = 1.5 * RADIUS, 0.866 * RADIUS  # to the next column, and half a hexagon down
SMALL = 0.53  # the scale of other seats' mats
CARD = (66.0, 94.0)  # width and height
