// The address that the site has for whoever asks: the configured one, else the one that was asked.
import type { Config } from "#server/config.ts";

const HOST = /^[a-z\d.-]+(:\d{1,5})?$|^\[[a-f\d:.]+\](:\d{1,5})?$/i;

/** Without a slash at the end; what X-Forwarded-* says counts only behind proxies of ours, and no odd host is repeated. */
export function publicOrigin(
  request: Request,
  { publicUrl, trustProxyHops }: Pick<Config, "publicUrl" | "trustProxyHops">,
  otherwise: string,
): string {
  if (publicUrl) return publicUrl;
  const forwarded = (name: string) =>
    trustProxyHops > 0
      ? request.headers
          .get(`x-forwarded-${name}`)
          ?.split(",")
          .map((part) => part.trim())
          .at(-trustProxyHops)
      : undefined;
  const host = forwarded("host") ?? request.headers.get("host") ?? "";
  if (!HOST.test(host)) return otherwise;
  return `${forwarded("proto") === "https" ? "https" : "http"}://${host.toLowerCase()}`;
}
