import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { embedded } from "./embedded.ts";
import { sharedVariables } from "./environment.ts";
import { judgeOutside } from "./judge-outside.ts";
import { partVariables } from "./part-variables.ts";
import { parts } from "./parts.ts";
import { readPorts } from "./ports.ts";
import { readSecrets, type Secrets } from "./secrets.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "settings-"));
});

afterEach(() => rm(folder, { recursive: true }));

const secrets: Secrets = { CARD_HMAC_KEY: "a", CARD_ENCRYPTION_KEY: "b", SIGNING_SECRET: "c" };
const database = "postgres://giftshop@localhost:54329/giftshop";

test("keys are made once, kept for this user alone, and one that is set wins", async () => {
  const first = await readSecrets(folder, {});
  expect(first.CARD_HMAC_KEY).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(Object.values(first)).size).toBe(3);
  expect(await readSecrets(folder, {})).toEqual(first);
  expect(await readSecrets(folder, { SIGNING_SECRET: "mine" })).toEqual({ ...first, SIGNING_SECRET: "mine" });
  expect(await readSecrets(folder, {})).toEqual(first);
  expect((await stat(join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
});

test("processes find each other on the ports that were chosen", () => {
  const ports = readPorts({ COMMERCE_PORT: "4444" }, { sandbox: 4555 });
  expect(sharedVariables({ ports, secrets, database, environment: {} })).toMatchObject({
    COMMERCE_PORT: "4444",
    COMMERCE_URL: "http://localhost:4444",
    WEBHOOK_URL: "http://localhost:4444/webhooks/mollie",
    MOLLIE_API_URL: "http://localhost:4555",
    DATABASE_URL: database,
  });
});

test("the shop is one of development, also what was built for production, unless it is told otherwise", () => {
  const given = { ports: readPorts({}), secrets, database };
  expect(sharedVariables({ ...given, environment: {} }).NODE_ENV).toBe("development");
  expect(sharedVariables({ ...given, environment: { NODE_ENV: "production" } }).NODE_ENV).toBe("production");
});

test("with a key of the real provider its own address is used, not the sandbox's", () => {
  const environment = { MOLLIE_API_KEY: "live_x", SMTP_URL: "smtp://mail.example" };
  const variables = sharedVariables({ ports: readPorts({}), secrets, database, environment });
  expect(variables).toMatchObject({
    MOLLIE_API_KEY: "live_x",
    MOLLIE_API_URL: "https://api.mollie.com",
    SMTP_URL: "smtp://mail.example",
  });
});

test("a shop that is tested or measured knows nothing of the database, mail and payments that its shell is set up for", () => {
  const shell = {
    NODE_ENV: "production",
    DATABASE_URL: "postgres://owner:secret@db.example/shop",
    APP_DATABASE_URL: "postgres://giftshop_app:secret@db.example/shop",
    SMTP_URL: "smtp://mail.example",
    MOLLIE_API_KEY: "live_x",
    COMMERCE_URL: "https://commerce.example",
    STOREFRONT_URLS: "https://shop.example",
    WEBHOOK_URL: "https://commerce.example/webhooks/mollie",
    CLOCK_OFFSET_MS: "1000",
  };
  const environment = { ...shell, ...embedded };
  const variables = { ...environment, ...sharedVariables({ ports: readPorts({}), secrets, database, environment }) };
  expect(Object.values(variables).filter((value) => /example|live_x/.test(value))).toEqual([]);
  expect(variables).toMatchObject({ DATABASE_URL: database, APP_DATABASE_URL: "", CLOCK_OFFSET_MS: "" });
  expect(variables.NODE_ENV).toBe("development");
});

test("what an outside part needs beside its address is said before anything starts", () => {
  const url = "postgres://owner:secret@db.example/shop";
  expect(() => judgeOutside({ DATABASE_URL: url }, false)).toThrow("APP_DATABASE_URL");
  expect(() => judgeOutside({ DATABASE_URL: url, APP_DATABASE_URL: url }, false)).not.toThrow();
  expect(() => judgeOutside({ DATABASE_URL: "postgres:///shop?host=/run/postgresql" }, false)).not.toThrow();
  expect(() => judgeOutside({ DATABASE_URL: url, APP_DATABASE_URL: url }, true)).toThrow("--fresh");
  expect(() => judgeOutside({ MOLLIE_API_KEY: "test_x" }, false)).toThrow("WEBHOOK_URL");
  expect(() => judgeOutside({}, true)).not.toThrow();
});

test("the environment has the last word on what a part is told, but for its port and group", () => {
  const given = (shared: NodeJS.ProcessEnv) => ({ ports: readPorts({}), dataDirectory: "/data", shared });
  expect(partVariables(parts.cb, given({ PORT: "1" }))).toMatchObject({ PORT: "3000", DEVELOPMENT_PAGE: "1" });
  expect(partVariables(parts.cb, given({ DEVELOPMENT_PAGE: "0" }))).toMatchObject({ DEVELOPMENT_PAGE: "0" });
  expect(partVariables(parts.sandbox, given({ SANDBOX_DATA: "" })).SANDBOX_DATA).toBe("/data/sandbox");
  expect(partVariables(parts.sandbox, given({ SANDBOX_DATA: "/mine" })).SANDBOX_DATA).toBe("/mine");
  const { NODE_OPTIONS } = partVariables(parts.commerce, given({ NODE_OPTIONS: "--max-old-space-size=900" }));
  expect(NODE_OPTIONS).toMatch(/=160 --max-old-space-size=900$/);
});

test("a port that is none is named with its setting", () => {
  expect(() => readPorts({ CB_PORT: "http" })).toThrow('CB_PORT must be a port between 1 and 65535, not "http".');
});
