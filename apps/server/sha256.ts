// The one digest for texts: request bodies, mailed tokens, migrations, and the keys of limits.

export const sha256 = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");
