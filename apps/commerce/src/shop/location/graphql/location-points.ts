import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { locatedProduct } from "../located-product.ts";
import { pointsPath } from "../points/points-path.ts";
import { readPointsHash } from "../select-locations.ts";

interface LocationPoints {
  /** Name of the file; none where there are no places. */
  hash: string | undefined;
}

const LocationPointsType = builder.objectRef<LocationPoints>("LocationPoints").implement({
  fields: (t) => ({
    url: t.string({
      description:
        "A file for a map, named by its content: GeoJSON, up to 20,000 points, each with `path` and `title`. Null where there are none.",
      nullable: true,
      resolve: ({ hash }) => hash && pointsPath(hash),
    }),
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
    description: "Every place of a product as points of a map.",
    type: LocationPointsPayload,
    args: { userData: t.arg({ type: UserDataInput }), productPath: t.arg.string() },
    resolve: answer(async ({ productPath }, scope) => ({
      hash: await readPointsHash(scope.services.pool, await locatedProduct(scope, productPath)),
    })),
  }),
);
