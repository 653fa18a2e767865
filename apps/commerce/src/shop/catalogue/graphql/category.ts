import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { categoryAt, presentCategory } from "../present.ts";
import { type CategoryPlace, categorySoldIn } from "../products/sold-in.ts";
import { viewOf } from "../snapshot/view.ts";
import { CategoryType, type CategoryView } from "./parts.ts";

const CategoryPlaceType = builder.objectRef<CategoryPlace>("CategoryPlace").implement({
  description: "A storefront and language that has a category, with its address there.",
  fields: (t) => ({
    storefront: t.exposeString("storefront"),
    language: t.exposeString("language"),
    path: t.exposeString("path"),
  }),
});

builder.objectField(CategoryType, "places", (t) =>
  t.field({
    type: [CategoryPlaceType],
    description: "Where the category has products. Asked of one category, not of a list of them.",
    resolve: ({ id }, _args, { services }) => categorySoldIn(services.pool, id),
  }),
);

builder.objectField(CategoryType, "soldIn", (t) =>
  t.stringList({
    description: "The storefronts that have the category. Asked of one category, not of a list of them.",
    deprecationReason: "`places` says where it is in each of them.",
    resolve: async ({ id }, _args, { services }) => [
      ...new Set((await categorySoldIn(services.pool, id)).map(({ storefront }) => storefront)),
    ],
  }),
);

const CategoryPayload = builder.objectRef<Answer<CategoryView>>("CategoryPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: CategoryType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("category", (t) =>
  t.field({
    description: "A category that holds a product, by the last segment of its address, or by its id.",
    type: CategoryPayload,
    args: { userData: t.arg({ type: UserDataInput }), path: t.arg.string() },
    resolve: answer(async ({ path }, scope) => {
      const view = await viewOf(scope);
      const slug = categoryAt(view, path);
      if (slug === undefined) throw new Failure("pageNotFound", "path");
      return presentCategory(view, slug);
    }),
  }),
);
