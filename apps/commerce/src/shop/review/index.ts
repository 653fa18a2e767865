export { newestReviews } from "./published.ts";
export { agreeToReview } from "./requests-table.ts";
