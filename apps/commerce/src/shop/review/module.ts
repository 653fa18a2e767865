import { retention } from "@giftshop/storefront-config";
import { forgetAfterDays } from "../../platform/batches.ts";
import { defineModule } from "../../platform/module.ts";
import { askForReviews } from "./ask.ts";
import { reviewEmail } from "./email.ts";
import { forgetRequests } from "./requests-table.ts";
import { forgetAuthors, overdueReviews } from "./reviews-table.ts";

const queue = "review.ask";

/** Milliseconds within which somebody reads what was written. */
const readWithin = 3 * 86_400_000;

/**
 * Reviews by those who bought: asked for once with their consent,
 * verified by the order, read by a person before they are shown.
 */
export const review = defineModule({
  name: "review",
  migrations: "shop/review/migrations",
  schema: () => import("./graphql/review.ts"),
  queues: [{ name: queue, retryLimit: 2, expireInSeconds: 900, policy: "singleton" }],
  jobs: [{ queue, schedule: "35 * * * *", atStart: true, work: askForReviews }],
  emails: [reviewEmail],
  retention: [
    { what: "review-requests", every: "night", forget: forgetAfterDays(retention.reviewRequestDays, forgetRequests) },
    { what: "review-names", every: "night", forget: forgetAfterDays(retention.reviewNameDays, forgetAuthors) },
  ],
  reports: async (db, now) =>
    (await overdueReviews(db, new Date(now.getTime() - readWithin))).map((id) => ({
      what: "REVIEW_UNREAD",
      id: `${id}`,
    })),
  commands: {
    reviews: {
      about: "reviews that nobody has read; publish or refuse them",
      load: async () => (await import("./run-reviews.ts")).reviewsCommand,
    },
  },
});
