// The calls that need no account: feedback, contact and shares. A token is sent along if there is one.

import type { Platform } from "#web/components/share/share-links.ts";
import { call } from "./call.ts";

export interface FeedbackRow {
  _id: string;
  text: string;
  name: string;
  isPrivate: boolean;
  /** ISO. */
  at: string;
}

export interface FeedbackFields {
  text: string;
  name: string;
  isPrivate: boolean;
}

export interface ContactFields {
  name: string;
  email: string;
  message: string;
  botcheck: boolean;
  captcha: string;
}

export interface ShareRow {
  _id: string;
  platform: Platform;
  url: string;
}

/** Null: the whole site. */
const feedbackOf = (tournament: string | null) => `/api/feedback/${tournament ?? ""}`;

const open = <T>(method: "GET" | "POST", path: string, body?: unknown) =>
  call<T>(method, path, { ...(body !== undefined && { body }), once: true });

export const feedbackList = (tournament: string | null) => open<FeedbackRow[]>("GET", feedbackOf(tournament));

export const giveFeedback = (tournament: string | null, fields: FeedbackFields) =>
  open<FeedbackRow>("POST", feedbackOf(tournament), fields);

export const captchaQuestion = () =>
  open<{ captcha: string; question: string }>("GET", "/api/contact/captcha");

export const requestHosting = (fields: ContactFields) =>
  open<{ success: boolean; message: string }>("POST", "/api/contact", fields);

const ofSlug = (slug: string | undefined) => (slug === undefined ? "" : `?${new URLSearchParams({ slug })}`);

/** Of one tournament's pages, or of the whole site. */
export const shareList = (slug?: string) => open<ShareRow[]>("GET", `/api/share/${ofSlug(slug)}`);

export const shareCounts = (slug?: string) =>
  open<{ platform: Platform; count: number }[]>("GET", `/api/share-count-by-platform/${ofSlug(slug)}`);
