import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { sharedVariables } from "./environment.ts";
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

test("with a key of the real provider its own address is used, not the sandbox's", () => {
  const environment = { MOLLIE_API_KEY: "live_x", SMTP_URL: "smtp://mail.example" };
  const variables = sharedVariables({ ports: readPorts({}), secrets, database, environment });
  expect(variables).toMatchObject({
    MOLLIE_API_KEY: "live_x",
    MOLLIE_API_URL: "https://api.mollie.com",
    SMTP_URL: "smtp://mail.example",
  });
});

test("a port that is none is named with its setting", () => {
  expect(() => readPorts({ CB_PORT: "http" })).toThrow('CB_PORT must be a port between 1 and 65535, not "http".');
});
