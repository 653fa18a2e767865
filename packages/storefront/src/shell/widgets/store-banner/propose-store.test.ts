import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { proposeStore } from "./propose-store.ts";
import { snooze } from "./snooze.ts";

const belgium = {
  country: "BE",
  name: "Belgium",
  currency: "EUR",
  languages: [{ language: "nl", name: "Nederlands", home: "https://be.example/" }],
} as const;
const here = { country: "FR" };
const start = Date.UTC(2026, 10, 21);
const twoDaysOn = Date.UTC(2026, 10, 23);

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const surroundings = () => ({ lasting: memory(), visit: memory(), now: start });

const answer = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response;
const fetched = jest.fn<typeof fetch>();
const real = globalThis.fetch;

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = real;
});

test("the visitor's country has another store", async () => {
  fetched.mockResolvedValue(answer({ country_code: "BE" }));
  expect(await proposeStore([belgium], here, surroundings())).toBe(belgium);
});

test.each([
  ["the shop's own country", { country_code: "FR" }],
  ["a country without a store", { country_code: "JP" }],
  ["an unknown country", { country_code: null }],
  ["something else", { country_code: "<b>" }],
])("%s proposes nothing", async (_, body) => {
  fetched.mockResolvedValue(answer(body));
  expect(await proposeStore([belgium], here, surroundings())).toBeUndefined();
});

test("while commerce is away nothing is proposed", async () => {
  fetched.mockResolvedValue(answer({}, false));
  expect(await proposeStore([belgium], here, surroundings())).toBeUndefined();
});

test("it is asked once a visit", async () => {
  fetched.mockResolvedValue(answer({ country_code: null }));
  const around = surroundings();
  await proposeStore([belgium], here, around);
  await proposeStore([belgium], here, around);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("closed, it stays away for two days, and nobody is asked", async () => {
  fetched.mockResolvedValue(answer({ country_code: "BE" }));
  const around = surroundings();
  snooze(around.lasting, start);
  expect(await proposeStore([belgium], here, { ...around, now: twoDaysOn - 1 })).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  expect(await proposeStore([belgium], here, { ...around, now: twoDaysOn })).toBe(belgium);
});

test("a clock that was set back does not silence it for longer", async () => {
  fetched.mockResolvedValue(answer({ country_code: "BE" }));
  const around = surroundings();
  snooze(around.lasting, start + 365 * 24 * 60 * 60 * 1000);
  expect(await proposeStore([belgium], here, around)).toBe(belgium);
});
