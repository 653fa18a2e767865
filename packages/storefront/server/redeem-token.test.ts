import { expect, test } from "@jest/globals";
import { readEnvironment } from "../src/environment.ts";
import { tokenMoved, withRedeemToken } from "./redeem-token.ts";

const settings = readEnvironment({ BRAND_GROUP: "CB", SIGNING_SECRET: "x" });
const secure = { ...settings, originPattern: "https://{host}.example" };
const token = "t".repeat(43);
const other = "o".repeat(43);

const call = (headers: Record<string, string>, userData: Record<string, unknown>, from = settings) => {
  const body = Buffer.from(JSON.stringify({ variables: { userData } }));
  const { body: sent, redeemContext } = withRedeemToken({ headers }, body, from);
  return { userData: JSON.parse(`${sent}`).variables.userData, redeemContext };
};
const marker = { "x-redeem-context": "1" };
const base64 = Buffer.from(token).toString("base64");

test("a call that carries the marker gets the token of its storefront's cookie, in header and userData", () => {
  const cookie = `a=b; redeem-98=${token}; redeem-99=${other}`;
  expect(call({ ...marker, cookie }, { storeID: 98, language: "fr" })).toEqual({
    userData: { storeID: 98, language: "fr", redeemToken: token },
    redeemContext: base64,
  });
  const safe = { ...marker, cookie: `redeem-98=${other}; __Host-redeem-98=${token}` };
  expect(call(safe, { storeID: 98 }, secure).userData.redeemToken).toBe(token);
});

test("without a token the marker goes on alone, and a token that a browser sends does not", () => {
  expect(call(marker, { storeID: 98, redeemToken: other })).toEqual({ userData: { storeID: 98 }, redeemContext: "1" });
  const forged = { "x-redeem-context": Buffer.from(other).toString("base64"), cookie: "redeem-98=short" };
  expect(call(forged, { storeID: 98 })).toEqual({ userData: { storeID: 98 }, redeemContext: "1" });
});

test("a call of any other page has no token, whatever it says and whichever cookie it brings", () => {
  const cookie = `redeem-98=${token}`;
  expect(call({ cookie }, { storeID: 98, redeemToken: token })).toEqual({
    userData: { storeID: 98 },
    redeemContext: undefined,
  });
  const escaped = Buffer.from(`{"variables":{"userData":{"storeID":98,"redeem\\u0054oken":"${token}"}}}`);
  expect(`${withRedeemToken({ headers: { cookie } }, escaped, settings).body}`).not.toContain(token);
  const broken = Buffer.from("{redeemToken");
  expect(withRedeemToken({ headers: {} }, broken, settings).body).toBe(broken);
});

const host = "cbfr.localhost:3000";

test("a token in an address goes into its cookie, and the browser to the same address without it", () => {
  const moved = tokenMoved(host, `/verifier-solde/?a=1&redeemToken=${token}&b=2`, settings);
  expect(moved).toEqual(
    expect.arrayContaining(["location", "/verifier-solde/?a=1&b=2", "referrer-policy", "no-referrer"]),
  );
  expect(moved).toEqual(
    expect.arrayContaining([
      `redeem-98=${token}; Path=/; HttpOnly; Max-Age=1800; SameSite=Lax`,
      "redeeming=1; Path=/; Max-Age=1800; SameSite=Lax",
    ]),
  );
});

test("what has not the shape of a token is dropped, and an address without one is left alone", () => {
  const moved = tokenMoved(host, "/verifier-solde/?redeemToken=a;b", settings);
  expect(moved).toEqual(expect.arrayContaining(["location", "/verifier-solde/"]));
  expect(moved).not.toContain("set-cookie");
  expect(tokenMoved(host, "//evil.example/?redeemToken=x", settings)).toEqual(
    expect.arrayContaining(["location", "/evil.example/"]),
  );
  expect(tokenMoved(host, "/verifier-solde/?s=redeemToken", settings)).toBeUndefined();
  expect(tokenMoved(host, "/verifier-solde/", settings)).toBeUndefined();
});
