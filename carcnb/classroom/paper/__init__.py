"""What a worksheet is made of: its versions, its marks, its boxes, its pictures and how it looks."""
