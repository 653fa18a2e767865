import { expect, test } from "@jest/globals";
import { countryOf } from "./ip-route.ts";

test("an address has the country that it was given out in, one that is nowhere has none", async () => {
  const addresses = ["193.252.19.3", "145.97.1.1", "2001:660::1", "192.168.0.7", "::1", "no address", undefined];
  expect(await Promise.all(addresses.map(countryOf))).toEqual(["FR", "NL", "FR", null, null, null, null]);
});
