import { reviewSchema, validate } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeReviewRow } from "./reviews-table.ts";
import { openRequest, type RequestView } from "./show-request.ts";

interface WriteReviewInput {
  token: string;
  product: string;
  [field: string]: unknown;
}

/**
 * `writeReview`: what the buyer behind a link says of a product of the order; another text waits again to be
 * read, an equal one changes nothing.
 *
 * @throws 1002, 2037 for a product that the order has not, 2204, and the fields' errors
 */
export const writeReview = async (input: WriteReviewInput, scope: Scope): Promise<RequestView> => {
  const { token, product } = input;
  const { order, view } = await openRequest(token, scope);
  if (!view.items.some((item) => item.product === product)) throw new Failure("productNotFound", "input.product");
  const judged = await validate(reviewSchema, input, { prefix: "input" });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { services, storefront, language } = scope;
  await writeReviewRow(services.pool, {
    orderId: order.id,
    storefront: storefront.code,
    product,
    language,
    rating: judged.value.rating,
    body: judged.value.text ?? "",
    author: order.firstName,
    writtenAt: services.clock.now(),
  });
  return (await openRequest(token, scope)).view;
};
