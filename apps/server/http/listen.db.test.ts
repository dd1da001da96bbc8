// The address that a server gets is the one it was told, not shared; otherwise a sentence says what to set.
import { expect, test } from "bun:test";
import { readConfig } from "#server/config.ts";
import { openTestSite } from "#tests/harness/site.ts";
import { listen } from "./listen.ts";
import { listenRefusal } from "./listen-refusal.ts";

test("a port that a server has is refused to another one: both had it, and requests went to either", async () => {
  const { site } = await openTestSite();
  await expect(listen(site)).rejects.toThrow(`Port ${site.config.port} is taken; set PORT to another one.`);
});

test("a host that is not this machine's is refused by its name", async () => {
  const { site } = await openTestSite();
  const elsewhere = (host: string) => ({ ...site, config: { ...readConfig({ HOST: host }), port: 0 } });
  for (const host of ["192.0.2.1", "no-such-host.invalid"])
    await expect(listen(elsewhere(host))).rejects.toThrow(`HOST ${host} is not an address of this machine`);
});

test("a low port, a name that no resolver knows and other trouble", () => {
  for (const code of ["ENOTFOUND", "ENXIO"])
    expect(listenRefusal({ code }, "nowhere", 3000)?.message).toContain("HOST nowhere is not an address");
  expect(listenRefusal({ code: "EACCES" }, "127.0.0.1", 80)?.message).toContain(
    "set PORT to one from 1024 on",
  );
  expect(listenRefusal(new Error("out of memory"), "127.0.0.1", 80)).toBeNull();
});
