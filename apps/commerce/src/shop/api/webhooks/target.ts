import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Addresses of no public server: this machine, private and shared networks, links (metadata of clouds),
 * tests, groups, and IPv6 forms of IPv4 (RFC 6890, 6052, 3056, 4380).
 */
const inward = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inward.addSubnet(network, prefix, "ipv4");
const outward = new BlockList();
outward.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  inward.addSubnet(network, prefix, "ipv6");

/** Whether an address may be called: one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return outward.check(address, "ipv6") && !inward.check(address, "ipv6");
  return !inward.check(address, "ipv4");
};

/**
 * What is wrong with the address of a webhook; `undefined` where
 * it may be called. A name is looked at again whenever it is.
 */
export const targetFault = (text: string, anywhere: boolean): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return "This is no address.";
  if (url.username !== "" || url.password !== "") return "An address holds no name and password.";
  if (anywhere)
    return url.protocol === "https:" || url.protocol === "http:" ? undefined : "Only http and https are called.";
  if (url.protocol !== "https:") return "Only https is called.";
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : "Only public addresses are called.";
  return host.includes(".") && !host.endsWith(".localhost") && !host.endsWith(".internal") && !host.endsWith(".local")
    ? undefined
    : "Only public names are called.";
};

/** The address of another network is what a name was found to lead to: the call does not begin. */
export class InwardAddress extends Error {
  override readonly name: string = "InwardAddress";
}

/** Looks a name up for a connection, which then goes to what was judged and nowhere else. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new InwardAddress(`${hostname} leads to no public address.`), "", 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
