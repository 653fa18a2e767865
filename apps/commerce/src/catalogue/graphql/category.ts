import { Failure } from "../../failure.ts";
import { builder } from "../../graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../graphql/payload.ts";
import { UserDataInput } from "../../graphql/user-data.ts";
import { presentCategory } from "../present.ts";
import { categorySoldIn } from "../sold-in.ts";
import { viewOf } from "../view.ts";
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
