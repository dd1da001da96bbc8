// What a channel still knows of its past: its last frames, and which versions nobody can go on from.
import type { Frame } from "./frame.ts";

const MOST = 256;

export class Ring {
  #frames: Frame[] = [];
  /** What a batch passed over: a page drawn in its midst may show what no frame begins with. */
  #passedOver: { after: number; before: number }[] = [];

  add(frame: Frame): void {
    this.#frames.push(frame);
    if (this.#frames.length > MOST) this.#frames.shift();
  }

  /** What was shown between these two versions is not known: who has one of them gets a snapshot. */
  passOver(after: number, before: number): void {
    if (before === after + 1) return;
    this.#passedOver.push({ after, before });
    if (this.#passedOver.length > MOST) this.#passedOver.shift();
  }

  clear(): void {
    this.#frames = [];
    this.#passedOver = [];
  }

  /** Frames from a version to the newest, or null when the ring does not reach back to it, or it was passed over. */
  since(version: number, newest: number): Frame[] | null {
    if (this.#passedOver.some(({ after, before }) => after < version && version < before)) return null;
    if (version >= newest) return [];
    const first = this.#frames.findIndex((frame) => frame.version > version);
    return first >= 0 && this.#frames[first]!.from <= version ? this.#frames.slice(first) : null;
  }
}
