def ids(): return ()
scene=None
