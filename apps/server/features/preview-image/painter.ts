// A thread of its own that makes the image of a card, so that no stream ever waits for one.
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Card } from "./card.ts";
import { drawingOf } from "./drawing.ts";

const ready = Bun.file(Bun.fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm")))
  .arrayBuffer()
  .then((bytes) => initWasm(bytes));

parentPort!.on("message", async (card: Card) => {
  await ready;
  const drawing = new Resvg(drawingOf(card), { font: { loadSystemFonts: false } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  parentPort!.postMessage(png);
});
