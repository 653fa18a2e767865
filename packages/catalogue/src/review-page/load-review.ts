import { type ResultOf, readFragment } from "@giftshop/graphql";
import type { Ask } from "@giftshop/page";
import { errorCodes } from "@giftshop/validation/error-codes";
import { ReviewRequestFragment, ReviewRequestQuery, WriteReviewMutation } from "./review-documents.ts";

export type Request = ResultOf<typeof ReviewRequestFragment>;
export type Item = Request["items"][number];

/** What was wrong with what was sent for one product: its stars, or its words. */
export interface Refused {
  product: string;
  field: "rating" | "text";
  rating: number;
  text: string;
}

/**
 * A buyer's page for reviews. `busy`: this network tried too many wrong links, and hears nothing for an hour.
 */
export type ShownReview = { kind: "busy" } | { kind: "request"; request: Request; sent?: string; refused?: Refused };

/** What is known before anything is sent; `undefined` where no order has this link. */
const look = async (ask: Ask, token: string): Promise<ShownReview | undefined> => {
  const { reviewRequest } = await ask(ReviewRequestQuery, { token });
  if (reviewRequest.data) return { kind: "request", request: readFragment(ReviewRequestFragment, reviewRequest.data) };
  return reviewRequest.errors[0]?.code === errorCodes.tooManyRequests ? { kind: "busy" } : undefined;
};

/** Sends a review, and shows what became of it, with what was typed where it was refused. */
const write = async (ask: Ask, token: string, form: URLSearchParams): Promise<ShownReview | undefined> => {
  const [product = "", text = ""] = [form.get("product") ?? "", form.get("text") ?? ""];
  const rating = Number(form.get("rating") ?? 0);
  const { writeReview } = await ask(WriteReviewMutation, { input: { token, product, rating, text } });
  if (writeReview.data)
    return { kind: "request", request: readFragment(ReviewRequestFragment, writeReview.data), sent: product };
  const shown = await look(ask, token);
  if (shown?.kind !== "request") return shown;
  const field = writeReview.errors[0]?.referencedRequestParameter === "input.text" ? "text" : "rating";
  return { ...shown, refused: { product, field, rating, text } };
};

/**
 * What the page of a review link shows, and does where one of its forms was sent.
 *
 * @param form `product`, `rating` (1 to 5) and `text`
 */
export const loadReview = (
  ask: Ask,
  token: string,
  form: URLSearchParams | undefined,
): Promise<ShownReview | undefined> => (form ? write(ask, token, form) : look(ask, token));
