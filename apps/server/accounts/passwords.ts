// Passwords: Argon2id, off the event loop.

/** Cheap in tests alone, where hundreds of accounts are made. */
const cost = Bun.env.NODE_ENV === "test" ? { memoryCost: 8, timeCost: 1 } : {};

export const hashPassword = (password: string): Promise<string> =>
  Bun.password.hash(password, { algorithm: "argon2id", ...cost });

let decoy: Promise<string> | undefined;

/** Takes the same time for an address without an account, so that it does not show. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const right = await Bun.password.verify(password, hash ?? (await decoy));
  return right && hash !== undefined;
}
