// Statements that are prepared once per connection and then sent by name: those of a score are parsed and planned once.
import pg from "pg";

const names = new Map<string, string>();

/** Out: the text unchanged. Sent with parameters through a `PreparingClient`, it goes by that name. */
export function prepared(name: string, text: string): string {
  names.set(text, name);
  return text;
}

export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: one body for the driver's eight ways to ask.
  override query(statement: any, values?: any, done?: any): any {
    const name = typeof statement === "string" && Array.isArray(values) ? names.get(statement) : undefined;
    return super.query(name ? { name, text: statement } : statement, values, done);
  }
}
