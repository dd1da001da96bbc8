// The decoy hash for addresses without an account is made again after a failure.
import { expect, spyOn, test } from "bun:test";

const fresh = (): Promise<typeof import("./passwords.ts")> => import(`./passwords.ts?${crypto.randomUUID()}`);

// A failure was remembered for ever: from then on every request for an unknown address was answered with 500.
test("a decoy that could not be made is made by the next request", async () => {
  const { checkPassword, hashPassword } = await fresh();
  const hash = await hashPassword("right");
  const failing = spyOn(Bun.password, "hash").mockRejectedValueOnce(new Error("no memory"));
  await expect(checkPassword("right", undefined)).rejects.toThrow("no memory");
  failing.mockRestore();
  expect(await checkPassword("right", undefined)).toBe(false);
  expect(await checkPassword("right", hash)).toBe(true);
  expect(await checkPassword("wrong", hash)).toBe(false);
});
