import { object } from "yup";
import { judgeReview, normaliseLines } from "../rules/text.ts";
import { integer, optionalText } from "./fields.ts";

/** What a buyer says of a product: stars, and words where there are any. */
export const reviewSchema = object({
  rating: integer((stars) => ([1, 2, 3, 4, 5].includes(stars) ? undefined : "notAnOption")),
  text: optionalText(judgeReview, normaliseLines),
});
