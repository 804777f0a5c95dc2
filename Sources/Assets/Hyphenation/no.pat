see nb
