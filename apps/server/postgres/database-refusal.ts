// What is wrong with the database of DATABASE_URL, in one sentence that says what to do; never with its password.
import { StartRefusal } from "../start-refusal.ts";
import { decoded } from "./database-address.ts";

const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/**
 * In: the error of connecting to it, or of a statement. Null if it is not about the
 * address, the user or its rights.
 */
export function databaseRefusal(url: string, error: unknown): StartRefusal | null {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  const place = placeOf(url);
  const user = userOf(url);
  if (AWAY.test(code) || (!code && /timeout|terminated/i.test(message)))
    return new StartRefusal(
      `The database of DATABASE_URL, ${place}, does not answer (${code || message}); start it, or correct DATABASE_URL.`,
    );
  if (code.startsWith("57P"))
    return new StartRefusal(
      `The database of DATABASE_URL, ${place}, is starting or stopping; try again soon.`,
    );
  if (code.startsWith("28") || /password must be a string|SASL|SCRAM/i.test(message))
    return new StartRefusal(
      `The database of DATABASE_URL, ${place}, does not let ${user} in; correct the user and password there.`,
    );
  if (code === "3D000")
    return new StartRefusal(
      `There is no such database as DATABASE_URL names, ${place}; make it (createdb), or correct DATABASE_URL.`,
    );
  if (code === "42501")
    return new StartRefusal(
      `The database of DATABASE_URL, ${place}, does not belong to ${user}, who therefore cannot make its tables; ` +
        "let that user own it (ALTER DATABASE … OWNER TO …).",
    );
  if (/unsupported startup parameter/.test(message))
    return new StartRefusal(
      `The database of DATABASE_URL, ${place}, is a pooler that takes no settings of a connection (${message}); name the PostgreSQL behind it.`,
    );
  if (/SSL/.test(message))
    return new StartRefusal(
      `The database of DATABASE_URL, ${place}, and this program do not agree on encryption (${message.replace(/\.$/, "")}); set sslmode in DATABASE_URL.`,
    );
  return null;
}

/** `host:5432/name`; a socket's folder may be in the query instead. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get("host") || "localhost";
  return `${decoded(host)}:${port || "5432"}${decoded(pathname)}`;
}

const userOf = (url: string): string => {
  const { username } = new URL(url);
  return username ? `the user ${decoded(username)}` : "this user";
};
