import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType, type Money, MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import type { Paging } from "../../../platform/graphql/paging.ts";
import { PagingInfoType, PagingInput, pagingOf } from "../../../platform/graphql/paging.ts";
import { exchangedFor, isExchanged } from "../exchange.ts";
import { imageOf, soldVariations } from "../present.ts";
import { inLanguage } from "../words.ts";
import { inView, type ProductInView, ProductType } from "./product-type.ts";

interface RedeemDataView {
  title: string;
  description: string;
  minimumRemainingBalance: Money;
  image: Image;
  minCustomAmount: Money;
  maxCustomAmount: Money;
}

const RedeemDataType = builder.objectRef<RedeemDataView>("RedeemData").implement({
  fields: (t) => ({
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    minimumRemainingBalance: t.expose("minimumRemainingBalance", { type: MoneyType }),
    image: t.expose("image", { type: ImageType }),
    minCustomAmount: t.expose("minCustomAmount", { type: MoneyType }),
    maxCustomAmount: t.expose("maxCustomAmount", { type: MoneyType }),
  }),
});

/** Amounts between which a card of its own is had for the choice card, minor units. */
const boundsOf = ({ view, product }: ProductInView): { minimum: number; maximum: number } => {
  const { digitalMinimum, digitalMaximum } = view.storefront.limits;
  const [sold] = product.redeem === null ? soldVariations(product) : [];
  return sold ?? { minimum: digitalMinimum, maximum: digitalMaximum };
};

const presentRedeem = (of: ProductInView): RedeemDataView | null => {
  const { view, product } = of;
  const { language, storefront, snapshot } = view;
  const minimumLeft = (product.redeem ?? snapshot.choice?.redeem)?.minimumRemainingBalance;
  const isHad = product.redeem !== null || product.type === "DONATION" || isExchanged(product);
  if (!isHad || minimumLeft === undefined) return null;
  const { title, description } = product.redeem ?? product;
  const { minimum, maximum } = boundsOf(of);
  return {
    title: inLanguage(title, language, storefront),
    description: inLanguage(description, language, storefront),
    minimumRemainingBalance: moneyOf(storefront, minimumLeft),
    image: imageOf(view, product),
    minCustomAmount: moneyOf(storefront, minimum),
    maxCustomAmount: moneyOf(storefront, maximum),
  };
};

builder.interfaceField(ProductType, "redeemData", (t) =>
  t.field({
    type: RedeemDataType,
    nullable: true,
    description: "How the choice card is exchanged, or a card or donation had for it; null for what is not.",
    resolve: presentRedeem,
  }),
);

interface ChoiceBrandsView {
  brands: ProductInView[];
  paging: { totalItems: number; paging: Paging };
}

const ChoiceBrandsType = builder.objectRef<ChoiceBrandsView>("ChoiceBrands").implement({
  fields: (t) => ({
    brands: t.expose("brands", { type: [ProductType] }),
    paging: t.expose("paging", { type: PagingInfoType }),
  }),
});

/** All of a usual storefront at once, so that a window full of brands is searched without asking again. */
const mostBrands = 500;

const presentBrands = ({ view }: ProductInView, paging: Paging): ChoiceBrandsView => {
  const itemsPerPage = Math.min(Math.max(paging.itemsPerPage, 1), mostBrands);
  const pageNumber = Math.max(paging.pageNumber, 1);
  const brands = exchangedFor(view.snapshot);
  const start = (pageNumber - 1) * itemsPerPage;
  return {
    brands: brands.slice(start, start + itemsPerPage).map((product) => inView(view, product)),
    paging: { totalItems: brands.length, paging: { itemsPerPage, pageNumber } },
  };
};

builder.interfaceField(ProductType, "brands", (t) =>
  t.field({
    type: ChoiceBrandsType,
    nullable: true,
    args: { paging: t.arg({ type: PagingInput, required: false }) },
    resolve: (of, { paging }) => (of.product.page === "CHOICE" ? presentBrands(of, pagingOf(paging)) : null),
  }),
);
