// The parts of a running site; routes get them and nothing else.
import type { Kysely } from "kysely";
import type { Sessions } from "./accounts/sessions.ts";
import type { Config } from "./config.ts";
import type { Limits } from "./http/limits.ts";
import type { RequestCounts } from "./http/request-counts.ts";
import type { HomeCards } from "./live/home-cards.ts";
import type { LiveHub } from "./live/hub.ts";
import type { Appender } from "./log/appender.ts";
import type { Folds } from "./log/folds.ts";
import type { Tail } from "./log/tail.ts";
import type { SendMail } from "./mail/send-mail.ts";
import type { Measures } from "./measures.ts";
import type { Database } from "./postgres/schema.ts";

export interface Site {
  config: Config;
  db: Kysely<Database>;
  folds: Folds;
  appender: Appender;
  tail: Tail;
  hub: LiveHub;
  home: HomeCards;
  sessions: Sessions;
  /** Signs the tokens. */
  secret: string;
  requests: RequestCounts;
  limits: Limits;
  measures: Measures;
  sendMail: SendMail;
  /** What links in mails start with, without a slash at the end. */
  publicUrl: string;
}
