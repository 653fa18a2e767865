import { expect, test } from "@jest/globals";
import { lines, order } from "../testing/orders.ts";
import { arrivalsOf, firstOf } from "./arrivals.ts";

test("e-mails to several people are one arrival, the parcel another", () => {
  const [mine] = order([lines.own]).shipments;
  const [theirs, parcel] = order([lines.gift], [lines.posted]).shipments;
  if (!mine || !theirs || !parcel) throw new Error("The samples have changed.");
  const arrivals = arrivalsOf([mine, { ...theirs, id: "digital-2" }, parcel]);
  expect(arrivals.map(({ kind, packages }) => [kind, packages.map(({ id }) => id)])).toEqual([
    ["DIGITAL", ["1", "2"]],
    ["PHYSICAL", ["3"]],
  ]);
});

test("each parcel is an arrival with what its post costs, those of one day too", () => {
  const [parcel] = order([], [lines.posted]).shipments;
  if (!parcel) throw new Error("The samples have changed.");
  const postage = [{ title: "shipping.registered", price: { currency: "EUR" as const, value: 895 } }];
  const another = { ...parcel, id: "another", totals: { adjustments: postage } };
  expect(arrivalsOf([parcel, another]).map((one) => one.postage.map(({ price }) => price.value))).toEqual([
    [395],
    [895],
  ]);
});

test("a donation and cards that are activated do not come by e-mail, beside one that does", () => {
  const typed = (line: typeof lines.own, id: string, productType: "DONATION" | "GIFTCARD_BLANK") => ({
    ...line,
    id,
    giftcard: { ...line.giftcard, product: { ...line.giftcard.product, productType } },
  });
  const { shipments } = order([typed(lines.own, "5", "DONATION"), lines.own, typed(lines.own, "6", "GIFTCARD_BLANK")]);
  expect(arrivalsOf(shipments).map(({ way, packages }) => [way, packages.map(({ id }) => id)])).toEqual([
    ["email", ["1"]],
    ["donation", ["5"]],
    ["activation", ["6"]],
  ]);
});

test("the first of several keep how they arrive", () => {
  const arrivals = arrivalsOf(order([lines.own, lines.gift], [lines.posted]).shipments);
  expect(firstOf(arrivals, 1).map(({ packages }) => packages.length)).toEqual([1]);
  expect(firstOf(arrivals, 3)).toEqual(arrivals);
});
