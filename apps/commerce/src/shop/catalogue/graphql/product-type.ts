import { validityOf } from "../../../money/giftcard/index.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { DeliveryKindEnum, ImageType, MoneyType, ProductTypeEnum } from "../../../platform/graphql/common.ts";
import {
  fixedValuesOf,
  imageOf,
  isInStock,
  lowestPrice,
  picturesOf,
  presentCategory,
  presentConfig,
  presentExtra,
  presentVariation,
  productOf,
  productPriceBefore,
  soldVariations,
  titleOf,
} from "../present.ts";
import { pathOf } from "../products/product-path.ts";
import {
  alternativeChoiceTo,
  alternativesTo,
  extrasFor,
  promotedBeside,
  relatedTo,
  similarTo,
} from "../products/related.ts";
import { soldIn } from "../products/sold-in.ts";
import type { CatalogueView } from "../snapshot/view.ts";
import type { CatalogueProduct } from "../types.ts";
import { inLanguage } from "../words.ts";
import { CategoryType, ExtraType, VariationConfigType, VariationType } from "./parts.ts";

/** A product as one request sees it; fields that are not asked for cost nothing. */
export interface ProductInView {
  view: CatalogueView;
  product: CatalogueProduct;
}

export const inView = (view: CatalogueView, product: CatalogueProduct): ProductInView => ({ view, product });

/** What is given away, and what is donated: a box of blank cards is the former. */
const nameOf = ({ product }: ProductInView) => (product.type === "DONATION" ? "DonationProduct" : "GiftcardProduct");

export const ProductType = builder.interfaceRef<ProductInView>("Product");

ProductType.implement({
  resolveType: nameOf,
  fields: (t) => ({
    id: t.id({ resolve: ({ product }) => product.id }),
    title: t.string({ resolve: ({ view, product }) => titleOf(view, product) }),
    description: t.string({
      resolve: ({ view, product }) => inLanguage(product.description, view.language, view.storefront),
    }),
    path: t.string({ resolve: ({ view, product }) => pathOf(view, product) }),
    image: t.field({ type: ImageType, resolve: ({ view, product }) => imageOf(view, product) }),
    pictures: t.field({
      description: "What editors show of it beside its card, in their order.",
      type: [ImageType],
      resolve: ({ view, product }) => picturesOf(view, product),
    }),
    backgroundColor: t.string({ resolve: ({ product }) => product.backgroundColor }),
    showHand: t.boolean({ resolve: ({ product }) => product.showHand }),
    showShadow: t.boolean({ resolve: ({ product }) => product.showShadow }),
    productType: t.field({ type: ProductTypeEnum, resolve: ({ product }) => product.type }),
    category: t.field({
      type: CategoryType,
      nullable: true,
      resolve: ({ view, product }) => (product.category === null ? null : presentCategory(view, product.category)),
    }),
    minPrice: t.field({ type: MoneyType, resolve: ({ view, product }) => lowestPrice(view, product) }),
    priceBefore: t.field({
      type: MoneyType,
      nullable: true,
      resolve: ({ view, product }) => productPriceBefore(view, product),
    }),
    fixedValues: t.field({
      type: [MoneyType],
      description: "Values it is proposed at, or sold at alone, in any way of delivery; rising.",
      resolve: ({ view, product }) => fixedValuesOf(view, product),
    }),
    inStock: t.boolean({
      resolve: ({ view, product }) => product.variations.some((variation) => isInStock(view, variation)),
    }),
    variations: t.field({
      type: [VariationType],
      description: "All of them; those that are not sold now among them.",
      resolve: ({ view, product }) => product.variations.map((variation) => presentVariation(view, product, variation)),
    }),
    variationsToShow: t.field({
      type: [VariationType],
      resolve: ({ view, product }) =>
        soldVariations(product).map((variation) => presentVariation(view, product, variation)),
    }),
    digitalVariationConfig: t.field({
      type: VariationConfigType,
      nullable: true,
      resolve: ({ view, product }) => presentConfig(view, product, "DIGITAL"),
    }),
    physicalVariationConfig: t.field({
      type: VariationConfigType,
      nullable: true,
      resolve: ({ view, product }) => presentConfig(view, product, "PHYSICAL"),
    }),
    conditions: t.string({
      resolve: ({ view, product }) => inLanguage(product.conditions, view.language, view.storefront),
    }),
    validityMonths: t.int({
      nullable: true,
      resolve: ({ view, product }) => (product.type === "DONATION" ? null : validityOf(view.storefront, view.now)),
    }),
    soldIn: t.stringList({ resolve: ({ product }, _args, { services }) => soldIn(services.pool, product.path) }),
    locationCount: t.int({ resolve: ({ product }) => product.locationCount }),
    similar: t.field({
      type: [ProductType],
      resolve: ({ view, product }) => similarTo(view, product).map((other) => inView(view, other)),
    }),
    related: t.field({
      type: [ProductType],
      resolve: ({ view, product }) => relatedTo(view, product).map((other) => inView(view, other)),
    }),
    promoted: t.field({
      type: [ProductType],
      resolve: ({ view, product }) => promotedBeside(view, product).map((other) => inView(view, other)),
    }),
    alternatives: t.field({
      type: [ProductType],
      args: {
        deliveryKind: t.arg({ type: DeliveryKindEnum, required: false }),
      },
      resolve: ({ view, product }, { deliveryKind }) =>
        alternativesTo(view, product, deliveryKind).map((other) => inView(view, other)),
    }),
    alternativeChoice: t.field({
      type: ProductType,
      nullable: true,
      args: {
        deliveryKind: t.arg({ type: DeliveryKindEnum, required: false }),
      },
      resolve: ({ view, product }, { deliveryKind }) => {
        const choice = alternativeChoiceTo(view, product, deliveryKind);
        return choice ? inView(view, choice) : null;
      },
    }),
    wrappers: t.field({
      type: [ExtraType],
      resolve: ({ view, product }) => extrasFor(view, product, "wrapper").map((extra) => presentExtra(view, extra)),
    }),
    giftPackings: t.field({
      type: [ExtraType],
      resolve: ({ view, product }) => extrasFor(view, product, "giftPacking").map((extra) => presentExtra(view, extra)),
    }),
  }),
});

for (const name of ["GiftcardProduct", "DonationProduct"] as const)
  builder.objectRef<ProductInView>(name).implement({ interfaces: [ProductType] });

builder.objectField(VariationType, "product", (t) =>
  t.field({
    type: ProductType,
    nullable: true,
    description: "Null for what goes with a gift, and in an order: its product may have changed since.",
    resolve: (variation) => productOf(variation) ?? null,
  }),
);
