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
  sends?: unknown;
  status?: number;
  answers: unknown;
  /** Of the answer, when it is not JSON. */
  mediaType?: string;
}
