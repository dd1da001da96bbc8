// The decoy that is checked where there is no account: made anew after a failure.
import { expect, spyOn, test } from "bun:test";

const fresh = (): Promise<typeof import("./passwords.ts")> => import(`./passwords.ts?${crypto.randomUUID()}`);

// It was remembered for ever: whoever asked for an address without an account got a fault from then on.
test("a decoy that could not be made is made by the next who asks", async () => {
  const { checkPassword, hashPassword } = await fresh();
  const hash = await hashPassword("right");
  const failing = spyOn(Bun.password, "hash").mockRejectedValueOnce(new Error("no memory"));
  await expect(checkPassword("right", undefined)).rejects.toThrow("no memory");
  failing.mockRestore();
  expect(await checkPassword("right", undefined)).toBe(false);
  expect(await checkPassword("right", hash)).toBe(true);
  expect(await checkPassword("wrong", hash)).toBe(false);
});
