// The tables as kysely sees them; the migrations are their source.

import type { Generated } from "kysely";
import type { Change } from "#events/envelope.ts";
import type { HomeCard } from "#projections/views.ts";

export interface Database {
  epoch: { value: string };
  changes: ChangeRow;
  answers: AnswerRow;
  tournaments: { id: string; slug: string; published: boolean; card: HomeCard };
  /** Which tournament a team was added to; kept after the team is removed. */
  teams: { id: string; tournament: string };
  organisers: { tournament: string; account: string; role: "owner" | "organiser" };
  accounts: AccountRow;
  mail_tokens: {
    token_hash: string;
    purpose: "verify" | "reset";
    account: string;
    expires_at: string;
    used_at: string | null;
  };
  settings: { name: string; value: string };
  /** The address behind an invitation; the log says whether it is open. */
  invitations: {
    id: string;
    tournament: string;
    email: string;
    email_key: string;
    created_at: Generated<string>;
  };
  invitation_links: {
    token_hash: string;
    invitation: string;
    expires_at: string;
    command: Generated<string | null>;
  };
  feedback: FeedbackRow;
  shares: { id: string; platform: string; url: string; slug: string | null; at: Generated<string> };
  contact_requests: {
    id: string;
    name: string;
    email: string;
    message: string;
    captcha: string;
    at: Generated<string>;
  };
}

/** A change as a row: the same members, and its position among all changes of this database. */
export interface ChangeRow extends Change {
  position: Generated<number>;
}

export interface AnswerRow {
  command: string;
  body_hash: string;
  status: number;
  body: unknown;
  version: number;
  at: Generated<string>;
}

export interface AccountRow {
  id: string;
  name: string;
  email: string;
  /** The address trimmed and in lower case, for comparison. */
  email_key: string;
  password_hash: string;
  verified_at: string | null;
  organises_everything: Generated<boolean>;
  sessions_ended_at: Generated<string>;
  created_at: Generated<string>;
}

export interface FeedbackRow {
  id: string;
  /** Null if it is about the whole site. */
  tournament: string | null;
  text: string;
  /** Null if it is anonymous. */
  name: string | null;
  is_private: boolean;
  at: Generated<string>;
}
