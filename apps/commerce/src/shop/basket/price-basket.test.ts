import { getStorefront, storefronts } from "@giftshop/storefront-config";
import { taxWithin } from "@giftshop/validation/tax";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { CatalogueExtra, CatalogueProduct } from "../catalogue/types.ts";
import { countLines } from "./counts.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { mostOf, problemsOf } from "./limits.ts";
import { priceBasket } from "./price-basket.ts";
import type { BasketLine } from "./types.ts";

const now = new Date("2026-11-23T09:00:00Z");
const storefront = getStorefront("CBFR");
const shop = { storefront, language: "fr", now } as const;

const product = (more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id: 1,
  path: "brand",
  type: "GIFTCARD",
  page: "PRODUCT",
  redeem: null,
  cuisine: null,
  pictures: null,
  category: "food",
  popularity: 1,
  recentOrders: 0,
  title: {},
  description: {},
  conditions: {},
  top: false,
  active: true,
  backgroundColor: "#fff",
  locationCount: 0,
  showHand: false,
  showShadow: false,
  face: "",
  sumPerOrder: null,
  countPerOrder: null,
  packSize: null,
  voucher: "MPV",
  variations: [],
  ...more,
});
const extra: CatalogueExtra = {
  id: 9,
  slug: "ribbon",
  kind: "WRAPPER",
  title: {},
  price: 299,
  image: "",
  reduction: null,
  active: true,
};
const line = (more: Partial<BasketLine> = {}, kind: "DIGITAL" | "PHYSICAL" = "PHYSICAL"): BasketLine => ({
  packageId: 1,
  product: product(),
  variation: {
    id: kind === "DIGITAL" ? 1 : 2,
    kind,
    sku: "",
    fixedValues: [],
    hasFixedPrices: false,
    minimum: 1000,
    maximum: 100_000,
    reduction: null,
    active: true,
  },
  value: 5000,
  quantity: 1,
  recipient: undefined,
  message: undefined,
  wrapper: undefined,
  giftPacking: undefined,
  plan: undefined,
  ...more,
});

test("exactly the limit goes as a mailbox parcel, one cent more is registered; stock boxes hold no value", () => {
  const { registeredPostAbove } = storefront.limits;
  const postage = (...lines: BasketLine[]) =>
    priceBasket(lines, storefront, now).shipments.map((shipment) => shipment.postage);
  expect(postage(line({ value: registeredPostAbove }))).toEqual(["mailbox"]);
  expect(postage(line({ value: registeredPostAbove + 1 }))).toEqual(["registered"]);
  expect(postage(line({ value: registeredPostAbove + 1, product: product({ type: "GIFTCARD_BLANK" }) }))).toEqual([
    "mailbox",
  ]);
  expect(postage(line({ value: registeredPostAbove + 1 }, "DIGITAL"))).toEqual([undefined]);
  const [ada, grace] = [
    { name: "Ada", email: undefined },
    { name: "Grace", email: undefined },
  ];
  const half = registeredPostAbove / 2 + 1;
  expect(postage(line({ value: half, recipient: ada }), line({ value: half, recipient: grace }))).toEqual([
    "registered",
  ]);
});

test("VAT is in wrappers and postage, not in cards", () => {
  const priced = priceBasket([line({ wrapper: extra, quantity: 2 })], storefront, now);
  const tax =
    taxWithin(598, storefront.vatBasisPoints) + taxWithin(storefront.delivery.mailbox, storefront.vatBasisPoints);
  expect(priced.grandTotal).toBe(10_598 + storefront.delivery.mailbox);
  expect(priced.grandTotalWithoutTax).toBe(priced.grandTotal - tax);
  expect(priced.taxed.map(({ what }) => what)).toEqual(["EXTRA", "SHIPPING"]);
});

test("tax within an amount: 20 % of 120 is 20, halves round up, nothing is nothing", () => {
  expect([taxWithin(12_000, 2000), taxWithin(3, 10_000), taxWithin(0, 2100), taxWithin(500, 0)]).toEqual([
    2000, 2, 0, 0,
  ]);
});

const recipients = fc.option(
  fc.record({
    name: fc.constantFrom("Ada", "Grace", "Zoë"),
    email: fc.constantFrom(undefined, "a@example.org", "b@example.org"),
  }),
  { nil: undefined },
);
const lines = fc
  .array(
    fc.record({
      kind: fc.constantFrom("DIGITAL" as const, "PHYSICAL" as const),
      type: fc.constantFrom("GIFTCARD" as const, "DONATION" as const, "GIFTCARD_BLANK" as const),
      value: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      recipient: recipients,
      wrapped: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((items) =>
    items.map(({ kind, type, value, quantity, recipient, wrapped }, index) =>
      line(
        {
          packageId: index,
          product: product({ type }),
          value,
          quantity,
          recipient,
          wrapper: wrapped ? extra : undefined,
        },
        kind,
      ),
    ),
  );

test("in any basket of any storefront, the parts make the whole and no package is lost or doubled", () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...storefronts), (basket, shop) => {
      const priced = priceBasket(basket, shop, now);
      const packages = priced.shipments.flatMap((shipment) => shipment.packages);
      expect(packages.map(({ line: { packageId } }) => packageId).sort((a, b) => a - b)).toEqual(
        basket.map(({ packageId }) => packageId),
      );
      expect(priced.digital.price + priced.physical.price + priced.extras).toBe(priced.subTotal);
      expect(priced.digital.quantity + priced.physical.quantity).toBe(priced.quantity);
      expect(priced.subTotal + priced.shipping).toBe(priced.grandTotal);
      const gross = priced.taxed.reduce((sum, part) => sum + part.gross, 0);
      const tax = priced.grandTotal - priced.grandTotalWithoutTax;
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(gross);
      for (const amount of [priced.grandTotal, priced.grandTotalWithoutTax, priced.shipping])
        expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

const doors = ["Rue Mercière", "Quai Arloing", "Place Bellecour"].map((street) => ({
  firstName: "Anna",
  lastName: "Petit",
  companyName: null,
  countryCode: "FR",
  postCode: "69001",
  houseNumber: "3",
  suffix: null,
  street,
  city: "Lyon",
  addressLine2: null,
  phoneNumber: null,
}));

test("however a basket is split over receivers and doors, its goods come to the same", () => {
  const splits = fc.array(fc.nat({ max: doors.length }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(lines, splits, fc.constantFrom(...storefronts), (basket, split, shop) => {
      const parted = basket.map((one, index) => {
        const address = doors[split[index] ?? 0];
        return address ? { ...one, recipient: { name: "Anna", email: "a@example.org", address } } : one;
      });
      const [whole, apart] = [basket, parted].map((some) => priceBasket(some, shop, now));
      const goods = ({ subTotal, quantity, digital, physical, extras }: NonNullable<typeof whole>) => ({
        subTotal,
        quantity,
        digital,
        physical,
        extras,
      });
      expect(apart && goods(apart)).toEqual(whole && goods(whole));
      // Each door is paid for once, by what goes to it.
      for (const shipment of apart?.shipments ?? []) {
        const streets = new Set(shipment.packages.map((item) => item.line.recipient?.address?.street));
        if (shipment.kind === "PHYSICAL") expect(streets.size).toBe(1);
      }
      const posted = apart?.shipments.filter(({ kind }) => kind === "PHYSICAL") ?? [];
      expect(new Set(posted.map(({ tag }) => tag)).size).toBe(posted.length);
      expect(apart?.shipping).toBe(posted.reduce((sum, { shipping }) => sum + shipping, 0));
    }),
  );
});

test("a shipment has one kind, an e-mailed one has one recipient, and its name does not depend on the rest of the basket", () => {
  fc.assert(
    fc.property(lines, (basket) => {
      const { shipments } = priceBasket(basket, storefront, now);
      expect(new Set(shipments.map(({ tag }) => tag)).size).toBe(shipments.length);
      for (const { packages, tag, recipient, kind } of shipments) {
        for (const item of packages) {
          expect(item.line.variation.kind).toBe(kind);
          if (kind === "DIGITAL") expect(item.line.recipient?.name).toBe(recipient?.name);
          expect(priceBasket([item.line], storefront, now).shipments[0]?.tag).toBe(tag);
        }
      }
    }),
  );
});

test("two lines are the same only when everything but the quantity is", () => {
  const base = line({ recipient: { name: "Ada", email: "ada@example.org" }, message: "Hi" });
  const same = (other: Partial<BasketLine>) => fingerprintOf(base).equals(fingerprintOf({ ...base, ...other }));
  expect(same({ quantity: 7, recipient: { name: "Ada", email: "ADA@example.org" } })).toBe(true);
  for (const other of [
    { value: 1 },
    { message: "Ho" },
    { message: undefined },
    { wrapper: extra },
    { giftPacking: extra },
    { recipient: undefined },
  ]) {
    expect(same(other)).toBe(false);
  }
});

test("a line offers at most what no rule would refuse, and one more is refused", () => {
  const limited = product({ sumPerOrder: 50_000, countPerOrder: 8 });
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 250 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 30 }),
      (whole, others, stock) => {
        const free = new Map([[2, stock]]);
        const mine = line({ product: limited, value: whole * 100 });
        const other = line({ packageId: 2, product: limited, value: 1000, quantity: others }, "DIGITAL");
        const most = mostOf(mine, countLines([mine, other]), free);
        const broken = (quantity: number) => {
          const changed = { ...mine, quantity };
          return problemsOf([changed, other], free, shop).some(({ packageId }) => packageId === 1);
        };
        if (most > 0) expect(broken(most)).toBe(false);
        expect(broken(most + 1)).toBe(true);
      },
    ),
  );
});

test("too much of a brand is told with the brand and the limit that it has here", () => {
  const limited = product({ title: { fr: "Apple" }, sumPerOrder: 50_000 });
  const problemsAt = (value: number) => problemsOf([line({ product: limited, value })], new Map(), shop);
  const limit = { brand: "Apple", sum: { currency: "EUR", value: 50_000 } };
  expect(problemsAt(50_100)).toEqual([{ packageId: 1, code: 2015, limit }]);
  expect(problemsAt(50_000)).toEqual([]);
});

test("the brand is named in the visitor's language", () => {
  const limited = product({ title: { nl: "Cadeaubon Keuze", fr: "Carte Choix" }, sumPerOrder: 50_000 });
  const [problem] = problemsOf([line({ product: limited, value: 50_100 })], new Map(), {
    storefront: getStorefront("CBBE"),
    language: "fr",
    now,
  });
  expect(problem?.limit?.brand).toBe("Carte Choix");
});
