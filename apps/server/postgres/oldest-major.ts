/** The oldest PostgreSQL that this program works with, its own or another. */
export const oldestMajor = 15;
