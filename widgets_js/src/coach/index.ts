/** What the rest of a board needs of its coach: a module of its own, brought when somebody first asks for advice. */
export {};
