"""The classroom: courses, lesson plans, worksheets, exams, what was handed in, and presenting to a class."""
