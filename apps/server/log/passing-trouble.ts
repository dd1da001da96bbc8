// Tells passing trouble of the database, which is worth another try, from a bug.

/**
 * SQLSTATE classes that pass: connection, rollback, resources, lock, operator; socket
 * errors; and errors without a code.
 */
export function isPassing(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string")
    return error instanceof Error && /connection|terminated|timeout|not queryable/i.test(error.message);
  return /^(08|40|53|55|57)/.test(code) || /^E(?!RR_)[A-Z_]+$/.test(code);
}
