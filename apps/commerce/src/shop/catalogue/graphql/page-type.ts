import { builder } from "../../../platform/graphql/builder.ts";
import type { ProductPageType } from "../types.ts";
import { inLanguage } from "../words.ts";
import { ProductType } from "./product-type.ts";

const ProductPageTypeEnum = builder.enumType("ProductPageType", {
  values: ["PRODUCT", "CHOICE", "RESTAURANT", "DONATION", "BLANK"] as const satisfies readonly ProductPageType[],
});

builder.interfaceField(ProductType, "pageType", (t) =>
  t.field({ type: ProductPageTypeEnum, resolve: ({ product }) => product.page }),
);

builder.interfaceField(ProductType, "cuisine", (t) =>
  t.string({
    nullable: true,
    resolve: ({ view, product }) =>
      product.cuisine === null ? null : inLanguage(product.cuisine, view.language, view.storefront),
  }),
);
