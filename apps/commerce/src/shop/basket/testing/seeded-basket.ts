import type { SeedCatalogue } from "@giftshop/seed";
import type { Storefront } from "@giftshop/storefront-config";
import type { CatalogueExtra, CatalogueProduct, DeliveryKind } from "../../catalogue/types.ts";
import { priceBasket } from "../price-basket.ts";
import type { BasketLine } from "../types.ts";

/** One card of a seeded storefront, and what goes around it. */
export interface SeededWish {
  brand: string;
  kind: DeliveryKind;
  /** Minor units. */
  value: number;
  /** Slug of a wrapper. */
  wrapper?: string;
}

const productOf = ({ products }: SeedCatalogue, { brand }: SeededWish): CatalogueProduct => {
  const product = products.find((one) => one.brand === brand);
  if (product === undefined) throw new Error(`No ${brand} is sold here.`);
  return {
    ...product,
    id: 1,
    path: brand,
    type: "GIFTCARD",
    page: "PRODUCT",
    category: null,
    recentOrders: 0,
    active: true,
    backgroundColor: "",
    showHand: false,
    showShadow: false,
    face: "",
    locationCount: 0,
    sumPerOrder: null,
    countPerOrder: null,
    voucher: "MPV",
    packSize: null,
    redeem: null,
    cuisine: null,
    pictures: null,
    variations: [],
  };
};

const extraOf = ({ extras }: SeedCatalogue, slug: string | undefined): CatalogueExtra | undefined => {
  const extra = extras.find((one) => one.slug === slug);
  return extra && { ...extra, id: 1, reduction: null, image: "", active: true };
};

const lineOf = (catalogue: SeedCatalogue, wish: SeededWish): BasketLine => {
  const bounds = { fixedValues: [], hasFixedPrices: false, minimum: wish.value, maximum: wish.value };
  return {
    packageId: 1,
    product: productOf(catalogue, wish),
    variation: { ...bounds, id: 1, kind: wish.kind, sku: "", active: true, reduction: null },
    value: wish.value,
    quantity: 1,
    recipient: undefined,
    message: undefined,
    wrapper: extraOf(catalogue, wish.wrapper),
    giftPacking: undefined,
    plan: undefined,
  };
};

/**
 * The basket with one card of a seeded storefront, priced as every
 * basket is, in the words of `GiftcardOrder` and without a database.
 */
export const seededBasket = (storefront: Storefront, catalogue: SeedCatalogue, wish: SeededWish) => {
  const priced = priceBasket([lineOf(catalogue, wish)], storefront, new Date("2026-11-23T09:00:00Z"));
  const [language] = storefront.languages;
  return {
    shipments: priced.shipments.map(({ packages }) => ({
      packages: packages.map(({ line: { product, variation, value, quantity, wrapper } }) => ({
        giftcard: {
          qty: quantity,
          price: { value },
          variation: { variationType: variation.kind },
          product: { path: product.path, title: product.title[language] ?? "", productType: product.type },
        },
        wrapper: wrapper ? { price: { value: wrapper.price } } : null,
        giftPacking: null,
      })),
    })),
    totals: {
      grandTotal: { currency: storefront.currency, value: priced.grandTotal },
      grandTotalWithoutTax: { value: priced.grandTotalWithoutTax },
      adjustments: priced.shipments.flatMap(({ postage }) => (postage ? [{ title: `shipping.${postage}` }] : [])),
    },
  };
};
