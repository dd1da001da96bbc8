// Which version of the tournament is shown, from the address.

/** In: the address's word and the newest version. Out: a past version; null is now, and so is nonsense. */
export function versionIn(text: string | null, newest: number): number | null {
  const version = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return version >= 1 && version < newest ? version : null;
}
