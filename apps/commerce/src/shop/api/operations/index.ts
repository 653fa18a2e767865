import { getProduct, listProducts } from "./catalogue.ts";
import { getCredit, getKey } from "./credit.ts";
import type { Operation } from "./operation.ts";
import { createOrder, getOrder, listGifts, listOrders, revealGiftLink } from "./orders.ts";
import { createWebhook, deleteWebhook, listWebhookDeliveries, listWebhooks, testWebhook } from "./webhooks.ts";

/** Everything that the API does, in the order of the reference. */
export const operations: readonly Operation[] = [
  listProducts,
  getProduct,
  createOrder,
  listOrders,
  getOrder,
  listGifts,
  revealGiftLink,
  getCredit,
  listWebhooks,
  createWebhook,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  getKey,
];
