// Shares: which page of this site was shared, and where.
import { normalForm } from "#events/rules/normal-form.ts";
import { type Refusal, refuseField } from "#server/log/command.ts";
import { badFields } from "#server/sentences/common.ts";

export const PLATFORMS = ["Twitter", "Facebook", "Whatsapp", "CopyToClipboard"] as const;
export type Platform = (typeof PLATFORMS)[number];

const URL_LENGTH = 2000;

export interface Share {
  platform: Platform;
  /** As a browser writes it. */
  url: string;
  /** The first part of the path, if it can be a tournament's link. */
  slug: string | null;
}

/** `origin`: what this site's links start with. TLS may end at a proxy, so the scheme is not compared. */
export function shareOf(
  { url, platform }: { url: string; platform: string },
  origin: string,
): Share | Refusal {
  const known = PLATFORMS.find((name) => name === platform);
  if (!known) return badFields({ platform: `A platform is one of ${PLATFORMS.join(", ")}.` });
  if (url.length > URL_LENGTH || !URL.canParse(url)) return notOurs();
  const parsed = new URL(url);
  const ours = parsed.host === new URL(origin).host;
  if (!/^https?:$/.test(parsed.protocol) || !ours || parsed.username || parsed.password) return notOurs();
  return { platform: known, url: parsed.href, slug: slugIn(parsed.pathname) };
}

const notOurs = (): Refusal =>
  refuseField(400, "not-our-page", "url", "Only pages of this site can be shared.");

/** `/{slug}/…` and `/admin/{slug}/…`, also in capitals and with percent signs: a browser shows the same page. */
function slugIn(path: string): string | null {
  const [first = null, second = null] = path.split("/").filter(Boolean).map(asLink);
  return first === "admin" ? second : first;
}

/** Null if the percent signs do not decode. */
function asLink(part: string): string | null {
  try {
    return normalForm(decodeURIComponent(part)).toLowerCase();
  } catch {
    return null;
  }
}
