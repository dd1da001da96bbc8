// Bearer tokens that must be refused: of another secret, unsigned, expired, altered.
import type { Person, TestSite } from "./site.ts";

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
const seconds = () => Math.floor(Date.now() / 1000);

const HASHES = { HS256: "sha256", none: "sha256", HS512: "sha512" } as const;

export function signed(claims: object, secret: string, alg: keyof typeof HASHES = "HS256"): string {
  const text = `${part({ alg, typ: "JWT" })}.${part(claims)}`;
  const signature = new Bun.CryptoHasher(HASHES[alg], secret).update(text).digest("base64url");
  return `${text}.${alg === "none" ? "" : signature}`;
}

/** The claims of a person's own token, with some of them replaced. */
const claimsOf = ({ token }: Person, others: object = {}): object => ({
  ...JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()),
  ...others,
});

/** Each differs from a valid token in one thing; the last one is valid and shows that the others fail because of it. */
export function tokensFor(
  { site: { secret } }: TestSite,
  person: Person,
): Record<string, string> & { good: string } {
  return {
    nonsense: "nonsense",
    "without a signature": signed(claimsOf(person), "", "none"),
    "by another algorithm": signed(claimsOf(person), secret, "HS512"),
    "of another secret": signed(claimsOf(person), "another secret"),
    ended: signed(claimsOf(person, { iat: seconds() - 7200, exp: seconds() - 3600 }), secret),
    "without an end": signed(claimsOf(person, { exp: undefined }), secret),
    "of an account that does not exist": signed(claimsOf(person, { id: crypto.randomUUID() }), secret),
    "of ended sessions": signed(claimsOf(person, { after: 1 }), secret),
    "with a changed payload": person.token.replace(
      /\.[^.]+\./,
      `.${part(claimsOf(person, { exp: seconds() + 1e9 }))}.`,
    ),
    good: signed(claimsOf(person), secret),
  };
}
