// What pages and the service worker call the same; the build puts these in front of the worker.

/** The store of the tournaments seen last, which outlives builds. */
export const SNAPSHOTS = "snapshots";
/** Of what is kept: the moment that it is from, in milliseconds. */
export const KEPT_AT = "x-kept-at";
