// `1 tournament`, `3 tournaments`: what commands tell of what they did.
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
