// A frame: one step of a channel, as the bytes that every listener of one kind gets.
import { eventFrame } from "./sse.ts";

/** How a stream sends a changed row: all of it, or only its changed fields. */
export type Rows = "whole" | "changed";

interface Head {
  protocol: number;
  epoch: string;
  from: number;
  version: number;
}

export class Frame {
  readonly from: number;
  readonly version: number;
  readonly #head: Head;
  readonly #told: Record<Rows, object>;
  readonly #bytes: Partial<Record<Rows, Uint8Array>> = {};

  constructor(head: Head, told: Record<Rows, object>) {
    this.from = head.from;
    this.version = head.version;
    this.#head = head;
    this.#told = told;
  }

  /** Made when the first listener needs it, once. */
  bytes(rows: Rows): Uint8Array {
    const { epoch, version } = this.#head;
    this.#bytes[rows] ??= eventFrame("patch", { ...this.#head, ...this.#told[rows] }, `${epoch}-${version}`);
    return this.#bytes[rows];
  }
}
