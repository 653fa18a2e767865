import { expect, test } from "@jest/globals";
import { readEnvironment } from "./environment.ts";

test("development needs no setting; the application connects as its own role", () => {
  const { appDatabaseUrl, port } = readEnvironment({ DATABASE_URL: "postgres://owner:secret@db.example:5432/shop" });
  expect([appDatabaseUrl, port]).toEqual(["postgres://giftshop_app@db.example:5432/shop", 4000]);
});

const production = {
  NODE_ENV: "production",
  MOLLIE_API_KEY: "live_1",
  WEBHOOK_URL: "https://shop.example/webhooks/mollie",
  SMTP_URL: "smtp://mail.example",
  CARD_HMAC_KEY: "a".repeat(64),
  CARD_ENCRYPTION_KEY: "b".repeat(64),
  SIGNING_SECRET: "secret",
  DATABASE_URL: "postgres://owner@db.example/shop",
  STOREFRONT_URLS: "http://10.0.0.1:3000,http://10.0.0.2:3000",
  PUBLIC_ORIGIN_PATTERN: "https://{host}",
};

test("production accepts the documents of the build alone, development any, and either can be told otherwise", () => {
  expect(readEnvironment(production).persistedOnly).toBe(true);
  expect(readEnvironment({ ...production, PERSISTED_ONLY: "0" }).persistedOnly).toBe(false);
  expect(readEnvironment({}).persistedOnly).toBe(false);
  expect(readEnvironment({ PERSISTED_ONLY: "1" }).persistedOnly).toBe(true);
  expect(() => readEnvironment({ PERSISTED_ONLY: "yes" })).toThrow("PERSISTED_ONLY is neither 1 nor 0");
});

test.each(Object.keys(production).filter((name) => name !== "NODE_ENV"))(
  "production takes no example for %s",
  (name) => {
    expect(() => readEnvironment({ ...production, [name]: "" })).toThrow(`${name} is missing`);
    expect(() => readEnvironment({ [name]: "" })).not.toThrow();
  },
);

test("what was built for production is so when nobody says otherwise", () => {
  const { NODE_ENV: built, ...rest } = production;
  expect(readEnvironment(rest).production).toBe(false);
  const own = process.env.NODE_ENV;
  // As the bundle has it: the build writes a constant here.
  process.env.NODE_ENV = built;
  try {
    expect(readEnvironment(rest)).toMatchObject({ production: true, persistedOnly: true, clockOffset: 0 });
    expect(() => readEnvironment({})).toThrow("CARD_ENCRYPTION_KEY is missing");
    expect(readEnvironment({ NODE_ENV: "development" }).production).toBe(false);
  } finally {
    process.env.NODE_ENV = own;
  }
});

test("hosts that storefronts share are read as the storefronts read them", () => {
  expect(readEnvironment({ SHARED_HOSTS: "shop.example=CBAU+CBCA" }).sharedHosts).toEqual({
    "shop.example": ["CBAU", "CBCA"],
  });
  expect(() => readEnvironment({ SHARED_HOSTS: "shop.example=CBXX" })).toThrow("SHARED_HOSTS");
});

test("production names everything that is missing and what it is for, at once", () => {
  expect.assertions(6);
  try {
    readEnvironment({ NODE_ENV: "production", CARD_HMAC_KEY: "short" });
  } catch (error) {
    const text = String(error);
    for (const name of ["MOLLIE_API_KEY", "CARD_HMAC_KEY", "CARD_ENCRYPTION_KEY", "SIGNING_SECRET", "SMTP_URL"])
      expect(text).toContain(name);
    expect(text).not.toContain("short");
  }
});

test("storefronts whose gift emails hold codes are named one by one, or all", () => {
  expect(readEnvironment({}).codesInEmail.size).toBe(0);
  expect([...readEnvironment({ CODES_IN_EMAIL: "CB, CKUK" }).codesInEmail]).toEqual(["CB", "CKUK"]);
  expect(readEnvironment({ CODES_IN_EMAIL: "all" }).codesInEmail.size).toBe(33);
  expect(() => readEnvironment({ CODES_IN_EMAIL: "CBXX" })).toThrow("CODES_IN_EMAIL names a storefront");
});
