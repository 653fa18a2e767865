import { expect, test } from "@jest/globals";
import { freePort } from "../testing/free-port.ts";
import { refusingDatabase } from "../testing/refusing-database.ts";
import { askOutsideDatabase, versionProblem } from "./outside-database.ts";

const addressOf = (port: number) => `postgres://owner:secret@127.0.0.1:${port}/shop`;
const asking = { tell: () => undefined, signal: undefined, atMost: 50 };

test("an address where nothing answers is named without its password, after a while", async () => {
  const port = await freePort();
  const told: string[] = [];
  const asked = askOutsideDatabase(addressOf(port), { ...asking, tell: (message) => told.push(message) });
  await expect(asked).rejects.toThrow(new RegExp(`^DATABASE_URL: nothing answers at 127.0.0.1:${port}.$`));
  expect(told).toEqual(["does not answer yet; waiting for it"]);
});

test.each([
  ["28P01", "refuses owner or the password"],
  ["3D000", "has no database shop"],
  ["53300", "cannot be used: no"],
])("one that refuses with %s is told apart, at once", async (code, words) => {
  const database = await refusingDatabase(code);
  const longer = { ...asking, atMost: 60_000 };
  await expect(askOutsideDatabase(addressOf(database.port), longer)).rejects.toThrow(words);
  await database.close();
});

test("one that is just coming up is waited for", async () => {
  const database = await refusingDatabase("57P03");
  const longer = { ...asking, atMost: 60_000, tell: () => database.refuseWith("28P01") };
  await expect(askOutsideDatabase(addressOf(database.port), longer)).rejects.toThrow("refuses owner");
  await database.close();
});

test("the waiting ends when the start is told to stop", async () => {
  const asked = new AbortController();
  const stopping = { ...asking, atMost: 60_000, signal: asked.signal, tell: () => asked.abort(new Error("stopped")) };
  await expect(askOutsideDatabase(addressOf(await freePort()), stopping)).rejects.toThrow("stopped");
});

test("what is no address is not repeated", async () => {
  await expect(askOutsideDatabase("postgres://owner:secret@[", asking)).rejects.toThrow(/^(?!.*secret).*cannot be/);
});

test("a version that is too old is named", () => {
  expect(versionProblem(140_012)).toBe("that is PostgreSQL 14, and the shop needs 15 or newer");
  expect(versionProblem(150_004)).toBeUndefined();
});
