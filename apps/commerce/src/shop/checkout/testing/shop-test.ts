import { afterAll, afterEach, beforeAll, beforeEach, jest } from "@jest/globals";
import { openShop, type Shop } from "./shop.ts";

/** Stands for the shop that is open while a test runs. */
const current = (open: () => Shop | undefined): Shop =>
  new Proxy({} as Shop, {
    get: (_, name) => {
      const shop = open();
      if (shop === undefined) throw new Error("The shop opens before the first test, not while the file is read.");
      return Reflect.get(shop, name);
    },
  });

/** A shop for all tests of a file, whose books are audited after each of them. */
export const shopForFile = (settings?: Record<string, string>): Shop => {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await openShop(settings);
  });
  afterEach(() => shop?.audit());
  afterAll(() => shop?.close());
  return current(() => shop);
};

/**
 * A shop of its own for each test, for those that count all that
 * a shop holds. What a test mocked is put back before the audit.
 */
export const shopForEachTest = (settings?: Record<string, string>): Shop => {
  let shop: Shop | undefined;
  beforeEach(async () => {
    shop = await openShop(settings);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await shop?.audit().finally(() => shop?.close());
  });
  return current(() => shop);
};
