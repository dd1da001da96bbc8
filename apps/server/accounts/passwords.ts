// Passwords: Argon2id, off the event loop.

/** Cheap in tests alone, where hundreds of accounts are made. */
const cost = Bun.env.NODE_ENV === "test" ? { memoryCost: 8, timeCost: 1 } : {};

export const hashPassword = (password: string): Promise<string> =>
  Bun.password.hash(password, { algorithm: "argon2id", ...cost });

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID()).catch((error) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/** Takes the same time for an address without an account, so that it does not show. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const other = await decoyHash();
  const right = await Bun.password.verify(password, hash ?? other);
  return right && hash !== undefined;
}
