// Names shared by the pages and the service worker; the build puts them in front of the worker.

/** The store of the tournaments seen last; it outlives builds. */
export const SNAPSHOTS = "snapshots";
/** A header of kept snapshots: their time, in milliseconds. */
export const KEPT_AT = "x-kept-at";
