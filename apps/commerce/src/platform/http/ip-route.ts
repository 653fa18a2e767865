import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Route } from "../module.ts";
import { clientAddressOf } from "./client-address.ts";
import { replyJson } from "./reply.ts";

const dataFile = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

interface Country {
  country_code?: string;
}

let reader: Promise<Reader<Country & CountryResponse>> | undefined;

/** Opened when it is first asked for: most visitors never cause it, and it is megabytes. */
const openReader = () => {
  reader ??= open<Country & CountryResponse>(createRequire(import.meta.url).resolve(dataFile));
  return reader;
};

/** Networks that are nowhere, to which the data give the country of whoever registered the block. */
const nowhere = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  nowhere.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  nowhere.addSubnet(network, prefix, "ipv6");

/** ISO 3166-1 country of an address, or `null` where it has none (a private network, for example). */
export const countryOf = async (address: string | undefined): Promise<string | null> => {
  const family = isIP(address ?? "");
  if (address === undefined || family === 0) return null;
  if (nowhere.check(address, family === 4 ? "ipv4" : "ipv6")) return null;
  return (await openReader()).get(address)?.country_code ?? null;
};

/** `GET /ip`: where the visitor is, for the banner that proposes a storefront (specification section 7). */
export const ipRoute: Route = {
  method: "GET",
  path: "/ip",
  handle: async (request, response, { environment }) => {
    const address = clientAddressOf(request, environment.trustedProxies);
    replyJson(response, 200, { country_code: await countryOf(address) });
  },
};
