// Reads VERIFICATION_FILES: `path=text` pairs, separated by line ends, commas, semicolons or blanks.
import { StartRefusal } from "./start-refusal.ts";

// A text may hold blanks and commas of its own: they only separate two pairs where `path=` follows.
const betweenPairs = /(?:[,;\n]\s*|\s+)(?=[\w./-]+=)/;

export function parseVerificationFiles(value: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const pair of value.split(betweenPairs).filter((text) => text.trim())) {
    const [, path, text] = /^\/?([\w./-]+)=(.+)$/s.exec(pair.trim()) ?? [];
    if (!path || !text || path.startsWith("api/") || path.includes(".."))
      throw new StartRefusal(
        "The environment variable VERIFICATION_FILES must be pairs like token.txt=text, separated by commas, with paths outside /api.",
      );
    files[`/${path}`] = text;
  }
  return Object.freeze(files);
}
