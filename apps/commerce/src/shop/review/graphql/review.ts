import { builder } from "../../../platform/graphql/builder.ts";
import { ImageType } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { ProductType } from "../../catalogue/graphql/product-type.ts";
import { type PublishedReview, type Rated, ratedOf, reviewsOfProduct } from "../published.ts";
import type { ReviewState } from "../reviews-table.ts";
import { openRequest, type RequestView, type ReviewedItem } from "../show-request.ts";
import { writeReview } from "../write-review.ts";

/** Most reviews that a product's page shows. */
const mostShown = 8;

const ReviewType = builder.objectRef<PublishedReview>("Review").implement({
  description: "What somebody who bought it says of a product.",
  fields: (t) => ({
    author: t.exposeString("author", { description: "First name; empty once it was forgotten." }),
    rating: t.exposeInt("rating", { description: "1 to 5." }),
    text: t.exposeString("body"),
    writtenAt: t.string({ resolve: ({ writtenAt }) => writtenAt.toISOString() }),
  }),
});

interface ProductReviews extends Rated {
  reviews: PublishedReview[];
}

const ProductReviewsType = builder.objectRef<ProductReviews>("ProductReviews").implement({
  fields: (t) => ({
    count: t.exposeInt("count", { description: "In all languages of the storefront." }),
    average: t.exposeFloat("average", { nullable: true, description: "Of five stars; null under five reviews." }),
    reviews: t.expose("reviews", {
      type: [ReviewType],
      description: "Words in the language of the request, newest first.",
    }),
  }),
});

builder.interfaceField(ProductType, "reviews", (t) =>
  t.field({
    type: ProductReviewsType,
    description: "Of those who bought it in this storefront, each verified by its order.",
    resolve: async ({ view, product }, _args, { services }) => {
      const [storefront, language] = [view.storefront.code, view.language];
      const [rated, reviews] = await Promise.all([
        ratedOf(services.pool, storefront, product.path),
        reviewsOfProduct(services.pool, { storefront, product: product.path, language }, mostShown),
      ]);
      return { ...rated, reviews };
    },
  }),
);

const ReviewStateEnum = builder.enumType("ReviewState", {
  description: "PENDING: somebody of the shop reads it first.",
  values: ["PENDING", "PUBLISHED", "REFUSED"] as const satisfies readonly ReviewState[],
});

const ReviewedItemType = builder.objectRef<ReviewedItem>("ReviewedItem").implement({
  description: "A product of the order, and what its buyer wrote of it so far.",
  fields: (t) => ({
    product: t.exposeString("product"),
    title: t.exposeString("title"),
    image: t.field({ type: ImageType, resolve: ({ imageUrl, imageAlt }) => ({ url: imageUrl, alt: imageAlt }) }),
    backgroundColor: t.exposeString("backgroundColor"),
    rating: t.int({ nullable: true, resolve: ({ review }) => review?.rating ?? null }),
    text: t.string({ resolve: ({ review }) => review?.body ?? "" }),
    state: t.field({ type: ReviewStateEnum, nullable: true, resolve: ({ review }) => review?.state ?? null }),
  }),
});

const ReviewRequestType = builder.objectRef<RequestView>("ReviewRequest").implement({
  fields: (t) => ({
    orderNumber: t.exposeString("orderNumber"),
    author: t.exposeString("author"),
    items: t.expose("items", { type: [ReviewedItemType] }),
  }),
});

const ReviewRequestPayload = builder.objectRef<Answer<RequestView>>("ReviewRequestPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ReviewRequestType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("reviewRequest", (t) =>
  t.field({
    type: ReviewRequestPayload,
    description: "What the buyer behind the link of an email may review. 2204 for a link that is not good.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(async ({ token }, scope) => (await openRequest(token, scope)).view),
  }),
);

const WriteReviewInput = builder.inputType("WriteReviewInput", {
  fields: (t) => ({
    token: t.string(),
    product: t.string(),
    rating: t.int({ description: "1 to 5." }),
    text: t.string({ required: false, description: "At most 1000 characters, no emoji." }),
  }),
});

builder.mutationField("writeReview", (t) =>
  t.field({
    type: ReviewRequestPayload,
    description: "Writes or changes a review; it is shown once somebody of the shop has read it.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: WriteReviewInput }) },
    resolve: answer(({ input }, scope) => writeReview({ ...input }, scope)),
  }),
);
