// Whether DATABASE_URL is an address that the driver can read, checked before anything is started.
import pg from "pg";

const SSL_MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

/**
 * In: an address that is a URL. Out: what is wrong with it, as the end of a sentence that
 * starts with the variable; else null.
 */
export function databaseAddressFault(url: string): string | null {
  const mode = new URL(url).searchParams.get("sslmode");
  // The driver treats an unknown word as no encryption at all.
  if (mode !== null && !SSL_MODES.includes(mode))
    return `has an sslmode that is none of ${SSL_MODES.join(", ")}`;
  try {
    const { port } = new pg.Client({ connectionString: url });
    return port >= 1 && port <= 65_535 ? null : "must have a port from 1 to 65535";
  } catch (error) {
    const { code, path } = error as { code?: string; path?: string };
    return path
      ? `names the file ${path}, which cannot be read (${code})`
      : "cannot be read; write each special sign in its names and its password by its code, a % as %25";
  }
}

/** As it was meant, even if it contains a lone %. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
