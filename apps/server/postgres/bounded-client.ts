// A connection that is given up when nothing comes back on it. A hanging database, or a network that swallows
// packets, reports nothing, and TCP waits a quarter of an hour.
import { PreparingClient } from "./prepared.ts";

/** The driver's message after its `query_timeout`. */
const UNANSWERED = "Query read timeout";

export class BoundedClient extends PreparingClient {
  // biome-ignore lint/suspicious/noExplicitAny: one body for the driver's eight ways to ask.
  override query(statement: any, values?: any, done?: any): any {
    const answer = super.query(statement, values, done);
    // The driver would queue the next query, even a rollback, behind the unanswered one. With a callback it is
    // the pool that asks, and the pool closes a connection after an error itself.
    if (answer instanceof Promise)
      answer.catch((error) => {
        if (error.message === UNANSWERED) this.end().catch(() => {});
      });
    return answer;
  }
}
