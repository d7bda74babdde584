"""The history of the schema, one file a step; `tilewright serve` runs what is missing."""
