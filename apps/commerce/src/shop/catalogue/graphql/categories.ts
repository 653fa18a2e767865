import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { presentCategory } from "../present.ts";
import { viewOf } from "../snapshot/view.ts";
import { CategoryType, type CategoryView } from "./parts.ts";

const CategoriesPayload = builder.objectRef<Answer<CategoryView[]>>("CategoriesPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [CategoryType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("categories", (t) =>
  t.field({
    type: CategoriesPayload,
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer(async (_args, scope) => {
      const view = await viewOf(scope);
      return view.snapshot.categories.map(({ slug }) => presentCategory(view, slug));
    }),
  }),
);
