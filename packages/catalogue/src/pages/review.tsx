import { defineView } from "@giftshop/page/view";
import { catalogueMessages } from "../messages.ts";
import { reviewPage } from "../pages.ts";
import { loadReview } from "../review-page/load-review.ts";
import { ReviewPage } from "../review-page/review-page.tsx";

export const view = defineView({
  pages: [reviewPage],
  ownMain: true,
  load: ({ ask, parameters, form }) => loadReview(ask, parameters.token, form),
  // Its address is a secret of this order: other languages lead to what is sold.
  place: () => ({ route: "listing", parameters: {} }),
  metadata: ({ shop }) => ({ title: catalogueMessages.in(shop)("review.metaTitle"), indexed: false }),
  view: ({ shop, data }) => <ReviewPage shop={shop} shown={data} />,
});
