// The types of what the tests take from the launcher.
export function findChromium(): Promise<string | null>;
