// A number of things in words.

/** "1 team", "24 teams". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
