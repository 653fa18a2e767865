export { ApiProblem } from "./api-problem.ts";
export { GiftShopApi, type GiftShopApiOptions } from "./client.ts";
export { pages } from "./pages.ts";
export type * from "./types.ts";
export { verifyWebhook } from "./verify-webhook.ts";
