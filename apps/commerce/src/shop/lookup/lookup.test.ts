import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { openShop, type Shop } from "../checkout/testing/shop.ts";
import { findAddresses } from "./find-addresses.ts";
import { judgeVatNumberGiven } from "./judge-vat-number.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const house = { street: "Mill Street", houseNumber: "7", suffix: null, city: "Oakford" };
const scopeOf = async (code: "CBFR" | "CKUK" | "CBUS") => ({
  ...(await shop.buyer(code)).scope,
  clientAddress: "198.51.100.7",
});

test("the houses of a British postcode are asked for by its proper form, and of nothing else", async () => {
  const scope = await scopeOf("CKUK");
  const find = jest.fn(async (_: string) => [house]);
  expect(await findAddresses({ countryCode: "GB", postCode: "nw16xe" }, scope, { find })).toEqual([house]);
  expect(find).toHaveBeenCalledWith("NW1 6XE");
  for (const [countryCode, postCode] of [
    ["GB", "NW1"],
    ["FR", "75011"],
  ] as const)
    expect(await findAddresses({ countryCode, postCode }, scope, { find })).toEqual([]);
  expect(find).toHaveBeenCalledTimes(1);
});

test("a register that is away has no address; whoever asks for a whole country is stopped", async () => {
  const scope = { ...(await scopeOf("CKUK")), clientAddress: "198.51.100.8" };
  const away = { find: () => Promise.reject(new Error("away")) };
  expect(await findAddresses({ countryCode: "GB", postCode: "M1 1AE" }, scope, away)).toEqual([]);
  const many = Array.from({ length: 40 }, () => findAddresses({ countryCode: "GB", postCode: "M1 1AE" }, scope, away));
  await expect(Promise.all(many)).rejects.toMatchObject({ code: 1002 });
});

const business = { customerType: "BUSINESS", vatNumber: "fr 32.123456789" };
const answering = (given: boolean) => ({ isGiven: jest.fn(async (_: string) => given) });

test("a VAT number that was never given out is refused at its field", async () => {
  const scope = await scopeOf("CBFR");
  const refused = { problems: [{ code: 1117, parameter: "input.billing.vatNumber" }] };
  await expect(judgeVatNumberGiven({ billing: business }, scope, answering(false))).rejects.toMatchObject(refused);
  const known = answering(true);
  await judgeVatNumberGiven({ billing: business }, scope, known);
  await judgeVatNumberGiven({ billing: { ...business, vatNumber: "32123456789" } }, scope, known);
  expect(known.isGiven.mock.calls).toEqual([["FR32123456789"], ["FR32123456789"]]);
});

test("a register that is away, none at all, a consumer and a country outside take it by its form", async () => {
  const scope = await scopeOf("CBFR");
  const away = { isGiven: () => Promise.reject(new Error("away")) };
  await judgeVatNumberGiven({ billing: business }, scope, away);
  const none = {
    ...scope,
    services: { ...scope.services, environment: { ...scope.services.environment, vatUrl: undefined } },
  };
  await judgeVatNumberGiven({ billing: business }, none);
  const never = answering(false);
  await judgeVatNumberGiven({ billing: { ...business, customerType: "PRIVATE" } }, scope, never);
  await judgeVatNumberGiven({ billing: business }, await scopeOf("CBUS"), never);
  expect(never.isGiven).not.toHaveBeenCalled();
});
