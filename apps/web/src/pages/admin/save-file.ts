// Offers something that the page has made as a download.

const READ_MS = 10_000;

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Some browsers start reading after this turn.
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
