// Tells trouble of the database that passes from a bug: what is worth another try.

/** SQLSTATE classes of trouble that passes: connection, rollback, resources, lock, operator; those of sockets; and no code at all. */
export function isPassing(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string")
    return error instanceof Error && /connection|terminated|timeout|not queryable/i.test(error.message);
  return /^(08|40|53|55|57)/.test(code) || /^E(?!RR_)[A-Z_]+$/.test(code);
}
