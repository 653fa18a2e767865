import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { readEnvironment } from "../../../platform/environment.ts";
import { applePassKeys } from "../../../platform/wallets/wallet-keys.ts";
import { selfMadeKeys } from "./testing/self-made-keys.ts";

const { settings } = selfMadeKeys();

test("keys of wallets are read from files; without them there are none", () => {
  expect(readEnvironment(settings)).toMatchObject({
    applePass: { passTypeId: "pass.example.gift-card", teamId: "TEAM123456" },
    googleWallet: { issuerId: "3388000000022345678", email: "wallet@shop.example" },
  });
  const none = readEnvironment({});
  expect([none.applePass, none.googleWallet]).toEqual([undefined, undefined]);
});

test("a file that cannot be used is named, and nothing of what it holds", () => {
  expect(() => readEnvironment({ APPLE_PASS_PEM: settings.GOOGLE_WALLET_KEY })).toThrow(/APPLE_PASS_PEM names a file/);
  expect(() => readEnvironment({ APPLE_PASS_PEM: "/nowhere.pem" })).toThrow("APPLE_PASS_PEM");
  expect(() => readEnvironment({ ...settings, GOOGLE_WALLET_ISSUER: "" })).toThrow("GOOGLE_WALLET_ISSUER is no number");
  const wrong = () => readEnvironment({ ...settings, GOOGLE_WALLET_KEY: settings.APPLE_PASS_PEM });
  expect(wrong).toThrow("it is no JSON");
  expect(wrong).not.toThrow("BEGIN");
});

test("each part of Apple's file is missed by its name", () => {
  const pem = readFileSync(settings.APPLE_PASS_PEM, "utf8");
  const [authority = "", own = "", key = ""] = pem.match(/-----BEGIN[\s\S]+?-----END [A-Z ]+-----\n/gu) ?? [];
  expect(() => applePassKeys(authority + own)).toThrow("no private key");
  expect(() => applePassKeys(authority + key)).toThrow("no certificate of its key");
  expect(() => applePassKeys(own + key)).toThrow("no certificate that issued");
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  expect(() => applePassKeys(own + privateKey.export({ format: "pem", type: "pkcs8" }))).toThrow("not RSA");
});
