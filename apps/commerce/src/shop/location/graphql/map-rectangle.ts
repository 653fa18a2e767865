import { mapRectangleSchema, validate } from "@giftshop/validation";
import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { MapRectangle } from "../types.ts";

export const MapRectangleInput = builder.inputType("MapRectangleInput", {
  fields: (t) => ({ latMin: t.float(), latMax: t.float(), lonMin: t.float(), lonMax: t.float() }),
});

export const MapRectangleType = builder.objectRef<MapRectangle>("MapRectangle").implement({
  fields: (t) => ({
    latMin: t.exposeFloat("latMin"),
    latMax: t.exposeFloat("latMax"),
    lonMin: t.exposeFloat("lonMin"),
    lonMax: t.exposeFloat("lonMax"),
  }),
});

/**
 * A rectangle as it is looked up, five decimals of each
 * side. Throws 1110 for one that is none, or not on a map.
 */
export const readRectangle = async (input: unknown, parameter: string): Promise<MapRectangle> => {
  const judged = await validate(mapRectangleSchema, input, { prefix: parameter });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  return judged.value;
};
