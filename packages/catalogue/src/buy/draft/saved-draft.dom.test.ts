import { beforeEach, expect, test } from "@jest/globals";
import { nobody } from "../../several/read-table.ts";
import { digitalOffer, physicalOffer } from "../fixtures.ts";
import { type Draft, firstDraft } from "./draft.ts";
import { draftKey } from "./draft-key.ts";
import { keepDraft, proposedWords, readDraft } from "./saved-draft.ts";

const offers = [digitalOffer, physicalOffer];
const first = firstDraft(offers) as Draft;

beforeEach(() => sessionStorage.clear());

test("a half-filled form is there again, message, people and day included", () => {
  const half: Draft = {
    ...first,
    value: undefined,
    amount: "37",
    message: "Bon anni",
    several: true,
    people: [{ ...nobody("IE"), name: "Zoé" }],
    day: { date: "2026-12-24", hour: 18, timeZone: "Europe/Dublin" },
  };
  keepDraft(half);
  expect(readDraft(first, offers)).toEqual(half);
  sessionStorage.removeItem(draftKey());
  expect(readDraft(first, offers)).toBeUndefined();
});

test("what is not sold so any more, or was kept by another build, is left", () => {
  keepDraft({ ...first, kind: "PHYSICAL", value: 2500 });
  expect(readDraft(first, [digitalOffer])).toBeUndefined();
  expect(readDraft(first, [digitalOffer, { ...physicalOffer, inStock: false }])).toBeUndefined();
  sessionStorage.setItem(draftKey(), '{"kind":"DIGITAL","message":7,"people":"many","other":true}');
  expect(readDraft(first, offers)).toEqual({ ...first, value: undefined });
  keepDraft({ ...first, countryCode: "" });
  expect(readDraft(first, offers)?.countryCode).toBe("IE");
  sessionStorage.setItem(draftKey(), "{");
  expect(readDraft(first, offers)).toBeUndefined();
});

test("words of a link are taken as they are, unless no gift card may bear them", () => {
  expect(proposedWords("#message=Th%C3%A9%20%26%20%3Cb%3E")).toBe("Thé & <b>");
  expect(proposedWords(`#message=${"a".repeat(151)}`)).toBeUndefined();
  expect(["", "#reviews", "#message=", "#message=%F0%9F%8E%81"].map(proposedWords)).toEqual(Array(4).fill(undefined));
});
