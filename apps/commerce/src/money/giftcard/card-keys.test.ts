import { randomBytes } from "node:crypto";
import { expect, test } from "@jest/globals";
import { decryptCode, encryptCode, hashNumber, hashPin, keyId } from "./card-keys.ts";

const key = randomBytes(32);
const code = { number: "6371000000000000001", pin: "004217" };

test("a code comes back with its key and its card, and with nothing else", () => {
  const stored = encryptCode(key, code, "7:0");
  expect(decryptCode(key, stored, "7:0")).toEqual(code);
  expect(() => decryptCode(randomBytes(32), stored, "7:0")).toThrow();
  expect(() => decryptCode(key, stored, "7:1")).toThrow();
  expect(() => decryptCode(key, Buffer.concat([stored, Buffer.from("0")]), "7:0")).toThrow();
  expect(stored.includes(code.number)).toBe(false);
});

test("the same PIN of two cards is stored differently", () => {
  expect(hashPin(key, code)).not.toEqual(hashPin(key, { ...code, number: "6371000000000000019" }));
  expect(hashNumber(key, code.number)).not.toEqual(hashNumber(randomBytes(32), code.number));
});

test("a key's id tells keys apart", () => {
  expect(keyId(key)).not.toBe(keyId(randomBytes(32)));
});
