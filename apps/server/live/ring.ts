// What a channel still knows of its past: its last frames, and the versions that no frame continues from.
import type { Frame } from "./frame.ts";

const MOST = 256;

export class Ring {
  #frames: Frame[] = [];
  /** Versions inside a batch, which have no frame of their own although a page may have been drawn at one of them. */
  #passedOver: { after: number; before: number }[] = [];

  add(frame: Frame): void {
    this.#frames.push(frame);
    if (this.#frames.length > MOST) this.#frames.shift();
  }

  /** No frame continues from the versions between these two: a page at one of them gets a snapshot. */
  passOver(after: number, before: number): void {
    if (before === after + 1) return;
    this.#passedOver.push({ after, before });
    if (this.#passedOver.length > MOST) this.#passedOver.shift();
  }

  clear(): void {
    this.#frames = [];
    this.#passedOver = [];
  }

  /**
   * Frames from a version to the newest; null if the ring does not reach back that far
   * or the version was passed over.
   */
  since(version: number, newest: number): Frame[] | null {
    if (this.#passedOver.some(({ after, before }) => after < version && version < before)) return null;
    if (version >= newest) return [];
    const first = this.#frames.findIndex((frame) => frame.version > version);
    return first >= 0 && this.#frames[first]!.from <= version ? this.#frames.slice(first) : null;
  }
}
