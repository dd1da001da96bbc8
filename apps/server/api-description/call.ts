// What is said of a call.
/** `organiser`: of that tournament; `account`: anyone who is logged in; `anyone`: no token is asked for. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As the router has it: `:name` is a part that varies. */
  path: string;
  area: string;
  does: string;
  who: "anyone" | "account" | "organiser";
  query?: Record<string, string>;
  /** Headers of its own, each with an example. */
  headers?: Record<string, string>;
  sends?: unknown;
  /** Of what is sent, when it is not JSON. */
  sendsType?: string;
  status?: number;
  answers: unknown;
  /** Of the answer, when it is not JSON. */
  mediaType?: string;
  /** Refusals that only this call has: the status, and when. */
  refuses?: Record<number, string>;
}
