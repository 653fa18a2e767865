import { Failure } from "../../failure.ts";
import { builder } from "../../graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../graphql/payload.ts";
import { UserDataInput } from "../../graphql/user-data.ts";
import { productAt } from "../product-path.ts";
import { viewOf } from "../view.ts";
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
