import type { ResultOf } from "@giftshop/graphql";
import type { ProductReviewsFragment } from "../reviews/product-reviews.fragment.ts";

type Reviews = ResultOf<typeof ProductReviewsFragment>["reviews"];

const voices: Reviews["reviews"] = [
  {
    author: "Zoë",
    rating: 5,
    text: "Ausgepackt beim Frühstück, am selben Abend eingelöst.",
    writtenAt: "2026-11-20T09:00:00Z",
  },
  {
    author: "Émile",
    rating: 3,
    text: "La carte est belle.\nLe magasin était fermé.",
    writtenAt: "2026-11-12T09:00:00Z",
  },
  { author: "", rating: 4, text: "Dobry pomysł na ostatnią chwilę.", writtenAt: "2026-10-30T09:00:00Z" },
];

/** Reviews for stories; an average from five on, as commerce has it. */
export const sampleReviews = (count: number): Reviews => ({
  count,
  average: count < 5 ? null : 4.3,
  reviews: voices.slice(0, count),
});
