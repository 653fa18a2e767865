import { builder } from "../../../platform/graphql/builder.ts";
import { topOf } from "../products/top-of.ts";
import { CategoryType } from "./parts.ts";
import { inView, ProductType } from "./product-type.ts";

const mostShown = 4;

builder.objectField(CategoryType, "topList", (t) =>
  t.field({
    type: [ProductType],
    args: { limit: t.arg.int({ defaultValue: mostShown }) },
    resolve: ({ view, id }, { limit }) =>
      topOf(view.snapshot, id, Math.min(Math.max(limit, 1), mostShown)).map((product) => inView(view, product)),
  }),
);
