import { createRequire } from "node:module";
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

/** ISO 3166-1 country of an address, or `null` where it has none (a private network, for example). */
export const countryOf = async (address: string | undefined): Promise<string | null> => {
  if (address === undefined) return null;
  try {
    return (await openReader()).get(address)?.country_code ?? null;
  } catch {
    return null; // not an address
  }
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
