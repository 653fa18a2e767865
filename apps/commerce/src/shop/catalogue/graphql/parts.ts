import { builder } from "../../../platform/graphql/builder.ts";
import { DeliveryKindEnum, type Image, ImageType, type Money, MoneyType } from "../../../platform/graphql/common.ts";
import type { CatalogueView } from "../snapshot/view.ts";
import type { DeliveryKind } from "../types.ts";

export interface VariationView {
  id: number;
  title: string;
  sku: string;
  variationType: DeliveryKind;
  price: Money;
}

export const VariationType = builder.objectRef<VariationView>("Variation").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    sku: t.exposeString("sku"),
    variationType: t.expose("variationType", { type: DeliveryKindEnum }),
    price: t.expose("price", { type: MoneyType }),
  }),
});

export interface VariationConfigView {
  variationId: number;
  pricesToShow: readonly Money[];
  hasFixedPrices: boolean;
  minPrice: Money;
  maxPrice: Money;
  inStock: boolean;
  earliestArrival: string;
  orderBefore: string | null;
  deliveryPrice: Money;
}

export const VariationConfigType = builder.objectRef<VariationConfigView>("VariationConfig").implement({
  fields: (t) => ({
    variationId: t.exposeID("variationId"),
    pricesToShow: t.expose("pricesToShow", { type: [MoneyType] }),
    hasFixedPrices: t.exposeBoolean("hasFixedPrices"),
    minPrice: t.expose("minPrice", { type: MoneyType }),
    maxPrice: t.expose("maxPrice", { type: MoneyType }),
    inStock: t.exposeBoolean("inStock"),
    earliestArrival: t.exposeString("earliestArrival"),
    orderBefore: t.exposeString("orderBefore", { nullable: true }),
    deliveryPrice: t.expose("deliveryPrice", { type: MoneyType }),
  }),
});

export interface ExtraView {
  id: number;
  title: string;
  price: Money;
  /** The lowest price of the 30 days before it was reduced. */
  priceBefore: Money | null;
  image: Image;
  variationType: DeliveryKind;
}

export const ExtraType = builder.objectRef<ExtraView>("Extra").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    price: t.expose("price", { type: MoneyType }),
    priceBefore: t.expose("priceBefore", { type: MoneyType, nullable: true }),
    image: t.expose("image", { type: ImageType }),
    variationType: t.expose("variationType", { type: DeliveryKindEnum }),
  }),
});

export interface CategoryView {
  id: string;
  title: string;
  path: string;
  icon: string;
  count: number;
  /** Catalogue that its products are in. */
  view: CatalogueView;
}

export const CategoryType = builder.objectRef<CategoryView>("Category").implement({
  fields: (t) => ({
    id: t.exposeID("id", { description: "What filters name it by, in every language." }),
    title: t.exposeString("title"),
    path: t.exposeString("path", { description: "Last segment of its address in the language asked for." }),
    icon: t.exposeString("icon"),
    count: t.exposeInt("count"),
  }),
});

export interface FilterOptionView {
  term: string;
  /** Words of the catalogue; `null` where the shop has its own. */
  title: string | null;
  count: number;
}

export interface FilterGroupView {
  taxonomy: string;
  options: FilterOptionView[];
}

const FilterOptionType = builder.objectRef<FilterOptionView>("FilterOption").implement({
  fields: (t) => ({
    term: t.exposeString("term"),
    title: t.exposeString("title", { nullable: true }),
    count: t.exposeInt("count"),
  }),
});

export const FilterGroupType = builder.objectRef<FilterGroupView>("FilterGroup").implement({
  fields: (t) => ({
    taxonomy: t.exposeString("taxonomy"),
    options: t.expose("options", { type: [FilterOptionType] }),
  }),
});
