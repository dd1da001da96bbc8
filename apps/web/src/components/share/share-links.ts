// What is shared and where: the words, the hashtags, and each platform's own address for it.
import { PRODUCT } from "../../sentences/product.ts";

export type Platform = "Twitter" | "Facebook" | "Whatsapp" | "CopyToClipboard";

export interface Shared {
  url: string;
  text: string;
  /** Without the #. */
  hashtags: readonly string[];
}

/** A hashtag ends at anything but a letter, a digit or an underscore. */
const hashtag = (words: string): string => words.replace(/[^\p{L}\p{N}_]/gu, "");

/** In: the page's address; the part after # is dropped. Without an acronym: the site. */
export function sharedPage(href: string, acronym?: string): Shared {
  const url = href.split("#")[0]!;
  return {
    url,
    text: acronym ? `Checkout ${acronym} Tournament on ${PRODUCT}` : `Checkout ${PRODUCT}`,
    hashtags: [hashtag(acronym ?? ""), "volleyball"].filter(Boolean),
  };
}

export const shareAddress: Record<Exclude<Platform, "CopyToClipboard">, (shared: Shared) => string> = {
  Twitter: ({ url, text, hashtags }) =>
    `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text, hashtags: hashtags.join(",") })}`,
  Facebook: ({ url, text, hashtags }) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: text, hashtag: `#${hashtags[0]}` })}`,
  Whatsapp: ({ url, text, hashtags }) =>
    `https://api.whatsapp.com/send?${new URLSearchParams({
      text: `${text} ${hashtags.map((tag) => `#${tag}`).join(" ")} ${url}`,
    })}`,
};
