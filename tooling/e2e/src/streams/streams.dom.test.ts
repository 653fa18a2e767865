import { TextEncoder } from "node:util";
import { createShop, getStorefront, storefronts } from "@giftshop/storefront-config";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { asWritten } from "./as-written.ts";
import { boughtIn, writtenStream } from "./written-streams.ts";

// The seed hashes names with it, and this window has none.
Object.assign(globalThis, { TextEncoder });
const { walkSeeded } = await import("./walk-seeded.ts");

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each(storefronts.map(({ code }) => code))("%s tells what is written for it", (code) => {
  const written = writtenStream(code);
  const told = walkSeeded(createShop(code, getStorefront(code).languages[0]), boughtIn(written));
  expect(told.email.map(asWritten)).toEqual(written.email);
  expect(told.post.map(asWritten)).toEqual(written.post);
});
