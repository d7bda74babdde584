def ids(): return ()
