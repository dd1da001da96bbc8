/** The oldest PostgreSQL that this program works with, embedded or not. */
export const oldestMajor = 15;
