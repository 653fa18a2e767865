import { builder } from "../../graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../graphql/payload.ts";
import { UserDataInput } from "../../graphql/user-data.ts";
import { locatedProduct } from "../located-product.ts";
import { type LocationPoints, readPoints } from "../select-locations.ts";

const LocationPointsType = builder.objectRef<LocationPoints>("LocationPoints").implement({
  description: "Columns of one table: the n-th of each belongs to the same place.",
  fields: (t) => ({
    paths: t.exposeStringList("paths"),
    titles: t.exposeStringList("titles"),
    latitudes: t.exposeFloatList("latitudes"),
    longitudes: t.exposeFloatList("longitudes"),
  }),
});

const LocationPointsPayload = builder.objectRef<Answer<LocationPoints>>("LocationPointsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: LocationPointsType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("locationPoints", (t) =>
  t.field({
    description: "Every place of a product as points of a map, up to 20,000.",
    type: LocationPointsPayload,
    args: { userData: t.arg({ type: UserDataInput }), productPath: t.arg.string() },
    resolve: answer(async ({ productPath }, scope) =>
      readPoints(scope.services.pool, await locatedProduct(scope, productPath)),
    ),
  }),
);
