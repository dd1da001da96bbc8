// The one digest of texts: of bodies, mailed tokens, migrations and who is limited.

export const sha256 = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");
