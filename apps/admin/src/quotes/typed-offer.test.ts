import { expect, test } from "@jest/globals";
import { addedGift, lessBy, offeredIn, totalOf, typedOf, withGift } from "./typed-offer.ts";

const lines = [
  { position: 0, title: "One", kind: "DIGITAL", quantity: 3, value: 5000, wrapper: null, packing: null, receivers: [] },
  {
    position: 1,
    title: "Two",
    kind: "PHYSICAL",
    quantity: 10,
    value: 2500,
    wrapper: { title: "Ribbon", price: 266, usual: 295 },
    packing: null,
    receivers: [],
  },
] as const;
const quote = { lines, shipping: 995, usualShipping: 995, currency: "EUR", validOn: null } as unknown as Parameters<
  typeof typedOf
>[0];
const typed = typedOf(quote);
const lineWith = (over: object) => ({ ...typed, lines: typed.lines.map((line) => ({ ...line, ...over })) });

test("what a quote says is typed as people do, and read again to the cent", () => {
  expect(typed.lines[1]).toMatchObject({ quantity: "10", value: "25.00", wrapper: "2.66", packing: "" });
  const offered = offeredIn(typed, quote);
  expect(offered).toEqual({
    lines: [
      { position: 0, variation: null, quantity: 3, value: 5000, wrapperPrice: null, packingPrice: null },
      { position: 1, variation: null, quantity: 10, value: 2500, wrapperPrice: 266, packingPrice: null },
    ],
    shipping: 995,
    validOn: null,
  });
  expect(offered && totalOf(offered)).toBe(15_000 + 27_660 + 995);
});

test("a discount is on what is usual, however often it is pressed, and never on what a card holds", () => {
  const once = lessBy(typed, quote, 10);
  expect(once.lines.map(({ value, wrapper }) => [value, wrapper])).toEqual([
    ["50.00", ""],
    ["25.00", "2.66"],
  ]);
  expect([once.shipping, lessBy(once, quote, 10), lessBy(once, quote, 100).shipping]).toEqual(["8.96", once, "0.00"]);
});

test("a line that is left out costs nothing, and postage that is empty is not said", () => {
  const [first, second] = typed.lines;
  const digital = offeredIn({ ...typed, lines: [first, { ...second, out: true }] as never }, quote);
  expect([digital && totalOf(digital), digital?.shipping]).toEqual([15_000, 0]);
  const offered = offeredIn({ ...typed, shipping: "", lines: [{ ...first, out: true }, second] as never }, quote);
  expect([offered?.lines.length, offered?.shipping, offered && totalOf(offered)]).toEqual([1, null, 27_660]);
});

test("another gift is no offer until its value is typed; the first that is posted costs the usual postage", () => {
  const asked = quote.lines.slice(0, 1);
  const gift = addedGift({ title: "Three", kind: "PHYSICAL", variation: "7" }, -1);
  const all = [...asked, gift];
  const begun = withGift(typedOf({ ...quote, lines: asked, shipping: 0 }), asked, gift);
  expect([begun.shipping, offeredIn(begun, { lines: all, currency: "EUR" })]).toEqual(["", undefined]);
  const filled = { ...begun, lines: begun.lines.map((line) => ({ ...line, value: "30" })) };
  expect(offeredIn(filled, { lines: all, currency: "EUR" })).toMatchObject({
    lines: [{ position: 0 }, { position: null, variation: "7", quantity: 1, value: 3000 }],
    shipping: null,
  });
});

test.each([
  ["no number of cards", lineWith({ quantity: "0" })],
  ["half a card", lineWith({ quantity: "1.5" })],
  ["a word for a value", lineWith({ value: "many" })],
  ["a price of nothing typed", lineWith({ wrapper: "" })],
  ["every line left out", lineWith({ out: true })],
  ["postage with three decimals", { ...typed, shipping: "1.005" }],
])("%s is no offer", (_, wrong) => {
  expect(offeredIn(wrong, quote)).toBeUndefined();
});
