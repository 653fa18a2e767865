import { expect, test } from "@jest/globals";
import { lines, order } from "../testing/orders.ts";
import { arrivalsOf } from "./arrivals.ts";

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

test("parcels of different days are different arrivals", () => {
  const [parcel] = order([], [lines.posted]).shipments;
  if (!parcel) throw new Error("The samples have changed.");
  const later = { ...parcel, id: "later", deliveryDate: "2026-12-01T00:00:00+01:00" };
  expect(arrivalsOf([parcel, later])).toHaveLength(2);
});
