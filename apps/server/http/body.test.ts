// Bodies that are too large or never end.
import { expect, test } from "bun:test";
import { readText } from "./body.ts";

const sent = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Request("http://site/", { method: "POST", body: new ReadableStream({ start }) });
const bytes = (text: string) => new TextEncoder().encode(text);

test("a body in pieces is one text", async () => {
  const request = sent((controller) => {
    controller.enqueue(bytes('{"name":'));
    controller.enqueue(bytes('"Aces"}'));
    controller.close();
  });
  expect(await readText(request, 100)).toBe('{"name":"Aces"}');
});

test("more than the limit is refused before all of it has come", async () => {
  const request = sent((controller) => controller.enqueue(bytes("x".repeat(101))));
  expect(await readText(request, 100)).toMatchObject({ refused: 413, code: "too-large" });
});

test("a body whose end does not come is given up, even if its length was announced", async () => {
  const request = sent((controller) => controller.enqueue(bytes("{")));
  expect(await readText(request, 100, 20)).toMatchObject({ refused: 408, code: "too-slow" });
  const announced = sent((controller) => controller.enqueue(bytes("{")));
  announced.headers.set("content-length", "2");
  expect(await readText(announced, 100, 20)).toMatchObject({ refused: 408, code: "too-slow" });
});

test("a body announced as too large is not read at all", async () => {
  const request = sent(() => {});
  request.headers.set("content-length", "101");
  expect(await readText(request, 100)).toMatchObject({ refused: 413, code: "too-large" });
});
