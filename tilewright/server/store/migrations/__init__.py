"""The history of the schema, one file per step; `tilewright serve` runs the missing steps."""
