// A connection that is given up when nothing comes back on it: a database that hangs, or a network that has swallowed
// it, says nothing, and TCP waits a quarter of an hour.
import { PreparingClient } from "./prepared.ts";

/** As the driver says it, after its `query_timeout`. */
const UNANSWERED = "Query read timeout";

export class BoundedClient extends PreparingClient {
  // biome-ignore lint/suspicious/noExplicitAny: one body for the driver's eight ways to ask.
  override query(asked: any, values?: any, done?: any): any {
    const answer = super.query(asked, values, done);
    // The driver would put the next question, also a rollback, behind the one that is not answered. With a callback it
    // is the pool that asks, which closes a connection after an error itself.
    if (answer instanceof Promise)
      answer.catch((error) => {
        if (error.message === UNANSWERED) this.end().catch(() => {});
      });
    return answer;
  }
}
