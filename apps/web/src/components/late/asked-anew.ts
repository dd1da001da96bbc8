// Imports that may fail and be tried again.

/** In: an import. Out: the same. Chromium never asks again for a script that it has lost once; under another address it does. */
export function askedAnew<M>(load: () => Promise<M>): () => Promise<M> {
  let another = "";
  return () =>
    (another ? import(/* @vite-ignore */ another) : load()).catch((error) => {
      const [address] = /\S+\.js/.exec(error) ?? [];
      if (address) another = `${address}?${Date.now()}`;
      throw error;
    });
}
