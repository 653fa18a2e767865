import { expect, test } from "@jest/globals";
import { postageFor } from "./postage.ts";

test("exactly the limit goes as a mailbox parcel, one cent more is registered", () => {
  expect([30_000, 30_001].map((value) => postageFor(value, 30_000))).toEqual(["mailbox", "registered"]);
});
