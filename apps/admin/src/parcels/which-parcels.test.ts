import { expect, test } from "@jest/globals";
import { isOfKind, parcelKinds } from "./which-parcels.ts";

const now = new Date(2026, 10, 27, 9);
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

test.each([
  ["before today's cut-off", { leavesBy: at(27, 16), overdue: false, registered: false }, ["ALL", "TODAY"]],
  ["of tomorrow, to be signed for", { leavesBy: at(28, 16), overdue: false, registered: true }, ["ALL", "REGISTERED"]],
  ["of yesterday", { leavesBy: at(26, 16), overdue: true, registered: false }, ["ALL", "TODAY", "OVERDUE"]],
])("a parcel %s", (_, parcel, kinds) => {
  expect(parcelKinds.filter((kind) => isOfKind(parcel, kind, now))).toEqual(kinds);
});
