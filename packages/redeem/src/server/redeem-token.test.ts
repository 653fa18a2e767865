import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { tokenMoved, withRedeemToken } from "./redeem-token.ts";

const token = "t".repeat(43);
const other = "o".repeat(43);

const call = (headers: Record<string, string>, userData: Record<string, unknown>, secure = false) => {
  const body = Buffer.from(JSON.stringify({ variables: { userData } }));
  const { body: sent, redeemContext } = withRedeemToken({ headers }, body, secure);
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
  expect(call(safe, { storeID: 98 }, true).userData.redeemToken).toBe(token);
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
  expect(`${withRedeemToken({ headers: { cookie } }, escaped, false).body}`).not.toContain(token);
  const broken = Buffer.from("{redeemToken");
  expect(withRedeemToken({ headers: {} }, broken, false).body).toBe(broken);
});

const moveToken = (url: string) => tokenMoved(url, () => getStorefront("CBFR"), false);

test("a token in an address goes into its cookie, and the browser to the same address without it", () => {
  const moved = moveToken(`/verifier-solde/?a=1&redeemToken=${token}&b=2`);
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
  const moved = moveToken("/verifier-solde/?redeemToken=a;b");
  expect(moved).toEqual(expect.arrayContaining(["location", "/verifier-solde/"]));
  expect(moved).not.toContain("set-cookie");
  expect(moveToken("//evil.example/?redeemToken=x")).toEqual(expect.arrayContaining(["location", "/evil.example/"]));
  expect(moveToken("/verifier-solde/?s=redeemToken")).toBeUndefined();
  expect(moveToken("/verifier-solde/")).toBeUndefined();
});
