system-overview = Tah, body a figurky v přehledu
