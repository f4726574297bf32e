system-winter = Winter edition
