import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import { BuyBoxFragment, ExtraChoiceFragment, SellingFragment } from "../buy/buy-box.fragment.ts";
import { ProductPageFragment } from "../product-page/product-page.fragment.ts";
import { ProductReviewsFragment } from "../reviews/product-reviews.fragment.ts";
import { sampleProduct, sampleProducts } from "./sample-products.ts";
import { sampleReviews } from "./sample-reviews.ts";

type Selling = ResultOf<typeof SellingFragment>;

const money = (value: number) => ({ currency: "EUR" as const, value });

const digital: Selling = {
  variationId: "digital",
  pricesToShow: [1000, 2500, 5000, 7500, 10_000].map(money),
  hasFixedPrices: false,
  minPrice: money(1000),
  maxPrice: money(25_000),
  inStock: true,
  earliestArrival: "2026-11-24T09:00:00Z",
  orderBefore: null,
  deliveryPrice: money(0),
};

/** Two hours and fourteen minutes to go, for as long as a story is looked at by a test. */
const soon = new Date(Date.now() + (2 * 60 + 15) * 60_000 - 1_000).toISOString();

const physical: Selling = {
  ...digital,
  variationId: "physical",
  earliestArrival: "2099-11-24T00:00:00Z",
  orderBefore: soon,
  deliveryPrice: money(395),
};

const extra = (id: string, title: string, kind: "DIGITAL" | "PHYSICAL", value: number) =>
  makeFragmentData(
    {
      id,
      title,
      price: money(value),
      priceBefore: null,
      image: { url: sampleFaces.garden.src, alt: title },
      variationType: kind,
    },
    ExtraChoiceFragment,
  );

export interface SampleOptions {
  digital?: Partial<Selling> | null;
  physical?: Partial<Selling> | null;
  similar?: number;
  /** How many cards of other categories there are; they are fetched. */
  related?: number;
  title?: string;
  /** Pictures beside the card; default none. */
  pictures?: readonly { url: string; alt: string }[];
  /** What buyers said. Default: nothing. */
  reviews?: ReturnType<typeof sampleReviews>;
  /** The lowest of the 30 days before it was reduced. Default: it was not. */
  priceBefore?: ReturnType<typeof money>;
  /** Default: a gift card. */
  productType?: ResultOf<typeof BuyBoxFragment>["productType"];
  /** Default: a gift card's own. */
  pageType?: ResultOf<typeof ProductPageFragment>["pageType"];
}

/** A product page's data for stories. `null` leaves a way of delivery out. */
export const sampleProductPage = (options: SampleOptions = {}) => {
  const { productType = "GIFTCARD" } = options;
  const offer = (base: Selling, change: Partial<Selling> | null | undefined) =>
    change === null ? null : makeFragmentData({ ...base, ...change }, SellingFragment);
  const { title: sampleTitle, path, image, backgroundColor, showShadow, minPrice } = sampleProduct(3);
  return makeFragmentData(
    {
      id: "product",
      title: options.title ?? sampleTitle,
      path,
      image,
      pictures: [...(options.pictures ?? [])],
      backgroundColor,
      showShadow,
      productType,
      pageType: options.pageType ?? ("PRODUCT" as const),
      minPrice,
      priceBefore: options.priceBefore ?? null,
      inStock: true,
      description:
        "Ein Frühstück, ein Abend mit Freunden oder ein Korb voller guter Dinge: wer hier einkauft, nimmt sich Zeit.",
      category: { title: "Essen und Trinken", path: "dining" },
      conditions: "In allen 42 Häusern und im Online-Shop, auch in mehreren Schritten. Nicht gegen Bargeld einlösbar.",
      validityMonths: 36,
      locationCount: 214,
      similar: sampleProducts(options.similar ?? 4),
      related: sampleProducts(options.related ?? 0).map(({ id }) => ({ id })),
      promoted: [],
      // Masked either way, whatever kind of product it is.
      ...(Object.assign(
        makeFragmentData(
          {
            path: "product",
            title: options.title ?? sampleTitle,
            productType,
            digitalVariationConfig: offer(digital, options.digital),
            physicalVariationConfig: offer(physical, options.physical),
            wrappers: [
              extra("paper", "Papier mit Goldrand", "PHYSICAL", 195),
              extra("ribbon", "Schleife", "PHYSICAL", 250),
              extra("confetti", "Konfetti", "DIGITAL", 0),
            ],
            giftPackings: [extra("box", "Geschenkschachtel", "PHYSICAL", 395)],
          },
          BuyBoxFragment,
        ),
        makeFragmentData({ reviews: options.reviews ?? sampleReviews(0) }, ProductReviewsFragment),
      ) as object),
    },
    ProductPageFragment,
  );
};
