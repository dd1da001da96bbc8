// The text of a chosen file in the encodings that spreadsheets save: UTF-8, UTF-16, and Windows' older one.

/** In: a file. Out: its text without a byte-order mark. Rejects if it cannot be read. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** “Save as CSV” on a Western Windows is not UTF-8: its é is a single byte, and would be lost. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
