// What limits count as one client: whoever has one IPv6 address has the 2^64 of its network
// and could use another each time.
import { isIPv6 } from "node:net";

const GROUPS = 8;
const OF_THE_NETWORK = 4;
const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** Out: an IPv4 address as it is, also when written as IPv6; for an IPv6 address, its 64-bit network. */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.split("%", 1)[0]!.split("::");
  const groups = start === "" ? [] : start.split(":");
  const rest = end ? end.split(":") : [];
  if (end !== undefined)
    groups.push(...Array<string>(Math.max(0, GROUPS - groups.length - rest.length)).fill("0"), ...rest);
  const network = groups.slice(0, OF_THE_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
