import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

const networks = new WeakMap<readonly string[], BlockList>();

const familyOf = (address: string): "ipv4" | "ipv6" => (isIPv6(address) ? "ipv6" : "ipv4");

/** A list of addresses and of networks (`10.0.0.0/8`), made once. @throws for what is neither */
export const networksOf = (list: readonly string[]): BlockList => {
  const known = networks.get(list);
  if (known) return known;
  const made = new BlockList();
  for (const entry of list) {
    const [address = "", prefix] = entry.split("/");
    if (prefix === undefined) made.addAddress(address, familyOf(address));
    else made.addSubnet(address, Number(prefix), familyOf(address));
  }
  networks.set(list, made);
  return made;
};

/** Whether a request comes from one of ours, whose word on others is believed. */
export const isTrusted = ({ socket }: IncomingMessage, trustedProxies: readonly string[]): boolean => {
  const peer = socket.remoteAddress;
  return peer !== undefined && networksOf(trustedProxies).check(peer, familyOf(peer));
};

/**
 * The visitor's address: the last entry of `x-forwarded-for`, from a trusted proxy only, whose own
 * address counts where it cannot name the visitor.
 *
 * @returns `undefined` for a trusted proxy that forwards nobody
 */
export const clientAddressOf = (request: IncomingMessage, trustedProxies: readonly string[]): string | undefined => {
  const peer = request.socket.remoteAddress;
  if (peer === undefined || !isTrusted(request, trustedProxies)) return peer;
  const forwarded = request.headers["x-forwarded-for"];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  if (list === undefined) return undefined;
  const last = list.split(",").at(-1)?.trim() ?? "";
  return isIP(last) === 0 ? peer : last;
};

/**
 * The eight groups of an IPv6 address without leading zeros;
 * its zone, a matter of the machine it comes from, aside.
 */
const groupsOf = (address: string): string[] => {
  const [head = "", tail] = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(":").filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
};

/**
 * What one line of a provider has: an IPv4 address (also one written as IPv6), or the /64 network of an
 * IPv6 address, whose other half devices make up. Limits count by it.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
};
