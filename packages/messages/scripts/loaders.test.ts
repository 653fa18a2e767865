import { expect, test } from "@jest/globals";
import { lacks, lateSource, wordsSource } from "./loaders.ts";

const folder = {
  languages: ["nl", "en"],
  incomplete: [] as string[],
  from: "@giftshop/messages/complete",
  varieties: ["pt-PT"],
  fromVariety: "@giftshop/messages",
};

test("a text that is missing or empty is lacking, one more is not", () => {
  const english = { title: "Title", form: { pin: "PIN" } };
  expect(lacks(english, { title: "Titel", form: { pin: "PIN", more: "x" } })).toBe(false);
  expect(lacks(english, { title: "Titel", form: {} })).toBe(true);
  expect(lacks(english, { title: " ", form: { pin: "PIN" } })).toBe(true);
  expect(lacks(english, { title: "Titel" })).toBe(true);
});

test("a language that lacks a text is completed with English, the others are as they stand", () => {
  const whole = [wordsSource(folder), lateSource(folder)];
  expect(whole.join()).not.toContain("complete");
  expect(whole[0]).toContain("export const words = { nl, en };");
  expect(whole[1]).toContain('nl: () => import("./nl.json")');
  expect(whole[0]).toContain('export const overlays = { "pt-PT": ptPT };');
  expect(whole[1]).toContain('"pt-PT": () => import("./pt-PT.json")');
  expect(wordsSource({ ...folder, varieties: [] })).not.toContain("overlays");
  const lacking = { ...folder, incomplete: ["nl"] };
  expect(wordsSource(lacking)).toContain("export const words = { nl: complete(en, nl), en };");
  const seven = ["nl", "fr", "de", "es", "it", "pt", "pl"];
  expect(wordsSource({ ...folder, languages: seven, incomplete: seven })).toContain("{\n  nl: complete(en, nl),\n");
  expect(lateSource(lacking)).toContain('complete((await import("./en.json")).default, (await import("./nl.json"))');
});
