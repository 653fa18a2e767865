import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { productAt } from "../products/product-path.ts";
import { viewOf } from "../snapshot/view.ts";
import { inView, type ProductInView, ProductType } from "./product-type.ts";

const ProductPayload = builder.objectRef<Answer<ProductInView>>("ProductPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ProductType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("product", (t) =>
  t.field({
    type: ProductPayload,
    args: { userData: t.arg({ type: UserDataInput }), path: t.arg.string() },
    resolve: answer(async ({ path }, scope) => {
      const view = await viewOf(scope);
      const product = productAt(view, path);
      if (product === undefined) throw new Failure("productNotFound", "path");
      return inView(view, product);
    }),
  }),
);
