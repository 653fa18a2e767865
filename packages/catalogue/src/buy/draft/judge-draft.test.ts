import { expect, test } from "@jest/globals";
import { digitalOffer, physicalOffer } from "../fixtures.ts";
import { type Draft, firstDraft } from "./draft.ts";
import { judgeDraft } from "./judge-draft.ts";

const key = "0123456789abcdef";
const draft: Draft = { ...(firstDraft([digitalOffer, physicalOffer]) as Draft), decided: true };
const judge = (patch: Partial<Draft>, offer = digitalOffer) => judgeDraft({ ...draft, ...patch }, offer, key);

test("what the page begins with can be bought once it is said who it is for", async () => {
  expect(await judge({})).toEqual({
    ok: true,
    input: {
      idempotencyKey: key,
      variationId: "digital",
      value: 2500,
      quantity: 1,
      recipient: null,
      message: null,
      wrapperId: null,
      giftPackingId: null,
      deliveryDate: null,
    },
  });
});

test.each<[string, Partial<Draft>, object[]]>([
  [
    "a gift to nobody",
    { forSomebodyElse: true },
    [
      { field: "name", name: "name" },
      { field: "email", name: "email" },
    ],
  ],
  [
    "a slip in the address",
    { forSomebodyElse: true, name: "Élodie", email: "elodie@", emailAgain: "elodie@" },
    [{ field: "email", name: "emailForm" }],
  ],
  [
    "what looks like a slip and is typed once",
    { forSomebodyElse: true, name: "Élodie", email: "elodie@gmial.com" },
    [{ field: "emailAgain", name: "emailAgain" }],
  ],
  [
    "what looks like a slip, typed in two ways",
    { forSomebodyElse: true, name: "Élodie", email: "elodie@gmial.com", emailAgain: "elodi@gmial.com" },
    [{ field: "emailAgain", name: "emailsDiffer" }],
  ],
  ["a gift for nobody knows whom", { decided: false }, [{ field: "who", name: "name" }]],
  ["151 characters", { message: "a".repeat(151) }, [{ field: "message", name: "messageLong" }]],
  ["an emoji", { message: "Alles Gute 🎉" }, [{ field: "message", name: "messageEmoji" }]],
  ["an amount below the least", { value: undefined, amount: "9" }, [{ field: "value", name: "amountBounds" }]],
  ["an amount above the most", { value: undefined, amount: "251" }, [{ field: "value", name: "amountBounds" }]],
  ["a broken amount", { value: undefined, amount: "25.50" }, [{ field: "value", name: "amountWhole" }]],
  ["no amount", { value: undefined, amount: "" }, [{ field: "value", name: "amountWhole" }]],
  ["a hundred cards", { quantity: 100 }, [{ field: "quantity", name: "quantity" }]],
])("%s is told at its field", async (_, patch, problems) => {
  expect(await judge(patch)).toEqual({ ok: false, problems });
});

test("an address that looks like no slip is typed once", async () => {
  const judged = await judge({ forSomebodyElse: true, name: "Élodie", email: "elodie@example.org" });
  expect(judged).toMatchObject({ ok: true, input: { recipient: { name: "Élodie", email: "elodie@example.org" } } });
});

test("one that does, confirmed in other letter case with a space behind it, is the same", async () => {
  const judged = await judge({
    forSomebodyElse: true,
    name: "Élodie",
    email: "elodie@gmial.com",
    emailAgain: "Elodie@Gmial.com ",
  });
  expect(judged).toMatchObject({ ok: true, input: { recipient: { name: "Élodie", email: "elodie@gmial.com" } } });
});

test("what was typed for somebody else is not asked to agree once the card is for oneself", async () => {
  expect(await judge({ forSomebodyElse: false, email: "a@example.org", emailAgain: "b" })).toMatchObject({ ok: true });
});

const byPost = { kind: "PHYSICAL", forSomebodyElse: true, name: "Élodie", email: "left behind" } as const;

test("a card by post for somebody else goes nowhere until it is said where", async () => {
  expect(await judge(byPost, physicalOffer)).toEqual({
    ok: false,
    problems: [{ field: "way", name: "faults.address" }],
  });
  expect(await judge({ ...byPost, way: "me" }, physicalOffer)).toMatchObject({
    ok: true,
    input: { recipient: { name: "Élodie", email: null, handOver: true, address: null } },
  });
});

test("an address is judged by the rules of its country, field by field", async () => {
  const address = { countryCode: "IE", street: "Main Street", houseNumber: "12", postCode: "D02 X285", city: "Dublin" };
  const typed = { ...byPost, way: "them" as const, lastName: "Martin", ...address };
  expect(await judge(typed, physicalOffer)).toMatchObject({
    ok: true,
    input: { recipient: { lastName: "Martin", handOver: false, address: { lastName: "Martin", city: "Dublin" } } },
  });
  expect(await judge({ ...typed, postCode: "75011", street: "", lastName: "" }, physicalOffer)).toMatchObject({
    ok: false,
    problems: [
      { field: "lastName", name: "faults.required" },
      { field: "postCode", name: "faults.postCode" },
      { field: "street", name: "faults.required" },
    ],
  });
});

test("150 of what a person counts as characters fit, whatever they are made of", async () => {
  const judged = await judge({ message: "e\u0301".repeat(150) });
  expect(judged).toMatchObject({ ok: true, input: { message: "é".repeat(150) } });
});
