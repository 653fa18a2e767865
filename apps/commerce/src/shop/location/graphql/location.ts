import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { locatedProduct } from "../located-product.ts";
import { readLocation } from "../select-locations.ts";
import type { StoredLocation } from "../types.ts";
import { LocationType } from "./location-type.ts";

const LocationPayload = builder.objectRef<Answer<StoredLocation>>("LocationPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: LocationType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("location", (t) =>
  t.field({
    description: "One place by the last segment of its address.",
    type: LocationPayload,
    args: { userData: t.arg({ type: UserDataInput }), productPath: t.arg.string(), path: t.arg.string() },
    resolve: answer(async ({ productPath, path }, scope) => {
      const product = await locatedProduct(scope, productPath);
      const location = await readLocation(scope.services.pool, product, path, scope.language);
      if (location === undefined) throw new Failure("pageNotFound", "path");
      return location;
    }),
  }),
);
