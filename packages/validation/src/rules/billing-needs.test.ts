import { expect, test } from "@jest/globals";
import { billingNeeds } from "./billing-needs.ts";

const nothing = { address: false, phoneNumber: false, vatNumber: false, referenceNumber: false };

test.each([
  ["PRIVATE", "FR", false, {}],
  ["PRIVATE", "FR", true, { phoneNumber: true }],
  ["PRIVATE", "BR", false, { address: true }],
  ["PRIVATE", "MX", false, { address: true }],
  ["BUSINESS", "FR", false, { address: true, vatNumber: true, referenceNumber: true }],
  ["BUSINESS", "GB", true, { address: true, phoneNumber: true, vatNumber: true, referenceNumber: true }],
  ["BUSINESS", "US", false, { address: true, referenceNumber: true }],
  ["BUSINESS", "AE", false, { address: true, referenceNumber: true }],
] as const)("%s in %s, registered post %s", (type, country, registered, needs) =>
  expect(billingNeeds(type, country, registered)).toEqual({ ...nothing, ...needs }),
);
