// “Café” in a file that Excel saved as plain CSV became “Caf�”, and a team was stored under that name.
import { expect, test } from "bun:test";
import { textOfFile } from "./file-text.ts";

const utf16 = (text: string): number[] => [...text].flatMap((sign) => [sign.charCodeAt(0), 0]);
const swapped = (bytes: number[]): number[] => bytes.map((_, at) => bytes[at ^ 1]!);

test.each([
  ["UTF-8", [...new TextEncoder().encode("Café 東京")], "Café 東京"],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x41], "A"],
  ["Windows", [0x43, 0x61, 0x66, 0xe9, 0x20, 0x8a], "Café Š"],
  ["UTF-16", [0xff, 0xfe, ...utf16("Café")], "Café"],
  ["UTF-16 the other way round", [0xfe, 0xff, ...swapped(utf16("Café"))], "Café"],
  ["an empty file", [], ""],
])("%s", async (_, bytes, text) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBe(text);
});
