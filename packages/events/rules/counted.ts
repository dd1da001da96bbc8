// How many of something, in words.

/** "1 team", "24 teams". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
