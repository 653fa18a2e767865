import { type NumberSchema, number, object } from "yup";
import { judgeDegrees, roundDegrees } from "../rules/map.ts";

const degrees = (kind: "latitude" | "longitude") =>
  number()
    .typeError("notAnOption")
    .required("required")
    .test({
      name: "judge",
      test(value, { createError }) {
        const judged = judgeDegrees(value, kind);
        return judged ? createError({ message: judged }) : true;
      },
    })
    .transform((value: unknown) => (Number.isFinite(value) ? roundDegrees(value as number) : value));

/** Judges a side not to be below another one of its rectangle. */
const notBelow = (side: NumberSchema<number>, other: string) =>
  side.test({
    name: "order",
    test(value, { parent, createError }) {
      const least: unknown = Reflect.get(parent, other);
      return typeof least === "number" && value < least ? createError({ message: "notAnOption" }) : true;
    },
  });

/** `MapRectangleInput`: a rectangle of a map that does not cross the date line, rounded to five decimals. */
export const mapRectangleSchema = object({
  latMin: degrees("latitude"),
  latMax: notBelow(degrees("latitude"), "latMin"),
  lonMin: degrees("longitude"),
  lonMax: notBelow(degrees("longitude"), "lonMin"),
});
