import { expect, test } from "@jest/globals";
import { readEnvironment } from "./environment.ts";

test("development needs no setting; the application connects as its own role", () => {
  const { appDatabaseUrl, port } = readEnvironment({ DATABASE_URL: "postgres://owner:secret@db.example:5432/shop" });
  expect([appDatabaseUrl, port]).toEqual(["postgres://giftshop_app@db.example:5432/shop", 4000]);
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
