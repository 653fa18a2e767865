import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { presentCategory } from "../present.ts";
import { categorySoldIn } from "../products/sold-in.ts";
import { viewOf } from "../snapshot/view.ts";
import { CategoryType, type CategoryView } from "./parts.ts";

builder.objectField(CategoryType, "soldIn", (t) =>
  t.stringList({
    description: "The storefronts that have the category. Asked of one category, not of a list of them.",
    resolve: ({ id }, _args, { services }) => categorySoldIn(services.pool, id),
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
    description: "A category that holds a product, by the last segment of its address.",
    type: CategoryPayload,
    args: { userData: t.arg({ type: UserDataInput }), path: t.arg.string() },
    resolve: answer(async ({ path }, scope) => {
      const view = await viewOf(scope);
      if (!view.snapshot.byCategory.has(path)) throw new Failure("pageNotFound", "path");
      return presentCategory(view, path);
    }),
  }),
);
