import { expect, test } from "@jest/globals";
import { sampleBaskets } from "../samples/sample-basket.ts";
import { placeOf } from "./removed.ts";

test("a package is found by its shipment and line, one that is gone is not", () => {
  const [first, second] = sampleBaskets.many.shipments;
  expect(placeOf(sampleBaskets.many, second?.packages[0]?.id ?? "")).toEqual({
    shipmentId: second?.id,
    shipment: 1,
    line: 0,
  });
  expect(placeOf(sampleBaskets.many, first?.packages[0]?.id ?? "")).toMatchObject({ shipment: 0, line: 0 });
  expect(placeOf(sampleBaskets.many, "gone")).toBeUndefined();
  expect(placeOf(undefined, "a")).toBeUndefined();
});
