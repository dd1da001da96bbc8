// Shares this page: with the device's own sheet if it has one, on a platform, or as a copied link.
import { Link2, Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { Button, buttonClass } from "../button/button.tsx";
import { showToast } from "../toast/toasts.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { copyText } from "./copy-text.ts";
import { type Platform, shareAddress, sharedPage } from "./share-links.ts";

const dialog = "width=550,height=400";
const platforms = ["Twitter", "Facebook", "Whatsapp"] as const;
const hasSheet = typeof navigator !== "undefined" && typeof navigator.share === "function";

/**
 * The device's sheet is not counted, because it does not say which platform was chosen. Counting must
 * never get in the way of sharing.
 */
function count(platform: Platform, url: string): void {
  const body = JSON.stringify({ platform, url });
  const headers = { "content-type": "application/json" };
  fetch("/api/share", { method: "POST", headers, body, keepalive: true }).catch(() => {});
}

type ShareButtonsProps = {
  acronym?: string;
  /** Shares another page than the one the buttons are on. */
  url?: string;
};

export function ShareButtons({ acronym, url }: ShareButtonsProps) {
  const shared = () => sharedPage(url ?? window.location.href, acronym);

  function open(event: MouseEvent<HTMLAnchorElement>, platform: (typeof platforms)[number]) {
    const now = shared();
    const href = shareAddress[platform](now);
    // The page's address may have changed since the link was drawn.
    event.currentTarget.href = href;
    count(platform, now.url);
    const opened = window.open(href, "share", dialog);
    if (!opened) return;
    opened.opener = null;
    event.preventDefault();
  }

  async function copy() {
    const { url } = shared();
    const copied = await copyText(url);
    if (copied) count("CopyToClipboard", url);
    showToast(copied ? { message: "Copied to clipboard" } : { message: "Failed to copy", kind: "failed" });
  }

  async function openSheet() {
    const { url, text } = shared();
    await navigator.share({ url, text, title: document.title }).catch((error: unknown) => {
      // Closing the sheet without sharing is not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ message: "Failed to share", kind: "failed" });
    });
  }

  return (
    <>
      {hasSheet ? (
        <Button size="sm" icon={<Share2 aria-hidden="true" />} onClick={openSheet}>
          Share
        </Button>
      ) : (
        <span>Share</span>
      )}
      {platforms.map((platform) => (
        <a
          key={platform}
          href={shareAddress[platform](shared())}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: "sm" })}
          onClick={(event) => open(event, platform)}
        >
          <VisuallyHidden>Share on </VisuallyHidden>
          {platform}
        </a>
      ))}
      <Button size="sm" icon={<Link2 aria-hidden="true" />} onClick={copy}>
        Copy link
      </Button>
    </>
  );
}
