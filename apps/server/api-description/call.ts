// How one call of the API is described.
/** `organiser`: one of that tournament's; `owner`: who created it; `account`: anyone logged in; `anyone`: no token needed. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As the router has it: `:name` marks a variable part. */
  path: string;
  area: string;
  does: string;
  who: "anyone" | "account" | "organiser" | "owner";
  query?: Record<string, string>;
  /** The call's own headers, each with an example. */
  headers?: Record<string, string>;
  sends?: unknown;
  /** Of what is sent, if it is not JSON. */
  sendsType?: string;
  status?: number;
  answers: unknown;
  /** Of the answer, if it is not JSON. */
  mediaType?: string;
  /** Refusals that only this call has: the status, and when it comes. */
  refuses?: Record<number, string>;
}
