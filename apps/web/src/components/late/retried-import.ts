// Imports that may fail and be tried again.

/**
 * In: an import. Out: the same import, but under a new address after a failure: Chromium never requests a
 * script again after losing it once.
 */
export function retriedImport<M>(load: () => Promise<M>): () => Promise<M> {
  let another = "";
  return () =>
    (another ? import(/* @vite-ignore */ another) : load()).catch((error) => {
      const [address] = /\S+\.js/.exec(error) ?? [];
      if (address) another = `${address}?${Date.now()}`;
      throw error;
    });
}
