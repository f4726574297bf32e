system-overview = Turn, points and figures at a glance
