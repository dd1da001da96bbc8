// What waits to be announced in the one status region; a burst becomes one message.
type Listener = (message: string) => void;

const burstMs = 600;
const mostSentences = 3;

let waiting: string[] = [];
let listener: Listener | undefined;

/** Up to three sentences are said, the rest only counted; a sentence repeated within a burst is said once. */
export function mergeBurst(sentences: readonly string[]): string {
  const different = [...new Set(sentences)];
  const said = different.slice(0, mostSentences).join(" ");
  const more = different.length - mostSentences;
  return more > 0 ? `${said} And ${more} more.` : said;
}

/** Announces a whole sentence politely, once. */
export function announce(sentence: string): void {
  waiting.push(sentence);
  if (waiting.length > 1) return;
  setTimeout(() => {
    listener?.(mergeBurst(waiting));
    waiting = [];
  }, burstMs);
}

export function listenForAnnouncements(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
