import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { locatedProduct } from "../located-product.ts";
import { readPaths } from "../select-locations.ts";

const LocationPathsPayload = builder.objectRef<Answer<string>>("LocationPathsPayload").implement({
  fields: (t) => ({
    data: t.exposeString("data", {
      description: "One text, as ten thousand would each be a value to check: with a space between each two.",
      nullable: true,
    }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("locationPaths", (t) =>
  t.field({
    description: "Last segments of the addresses of every place of a product, for a list of all pages; up to 20,000.",
    type: LocationPathsPayload,
    args: { userData: t.arg({ type: UserDataInput }), productPath: t.arg.string() },
    resolve: answer(async ({ productPath }, scope) =>
      readPaths(scope.services.pool, await locatedProduct(scope, productPath)),
    ),
  }),
);
