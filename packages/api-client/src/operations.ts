// Made of the document of the API: `pnpm --filter @giftshop/commerce api-client` writes it anew.
import type {
  Credit,
  Gift,
  GiftLink,
  Key,
  NewOrder,
  NewWebhook,
  Order,
  Product,
  SentEvent,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from "./types.ts";

/** What an operation sends. */
export interface ApiCall {
  method: string;
  path: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  /** Made for one intent; absent where an operation has none. */
  idempotencyKey?: string;
}

/** Every operation of the API. */
export abstract class Operations {
  protected abstract call<Answer>(call: ApiCall): Promise<Answer>;

  /** Lists what can be ordered. */
  listProducts(
    query: {
      /** Most items of a page. */
      limit?: number | undefined;
      /** `nextCursor` of the page before. */
      cursor?: string | undefined;
      /** A language of the storefront; its first one if absent. */
      language?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly Product[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/products`, query });
  }

  /** One product. */
  getProduct(
    product: string,
    query: {
      /** A language of the storefront; its first one if absent. */
      language?: string | undefined;
    } = {},
  ): Promise<Product> {
    return this.call({ method: "GET", path: `/products/${encodeURIComponent(`${product}`)}`, query });
  }

  /** Orders 1 to 1,000 gifts. */
  createOrder(body: NewOrder, idempotencyKey: string = crypto.randomUUID()): Promise<Order> {
    return this.call({ method: "POST", path: `/orders`, body, idempotencyKey });
  }

  /** Lists your orders, the newest first. */
  listOrders(
    query: {
      /** Most items of a page. */
      limit?: number | undefined;
      /** `nextCursor` of the page before. */
      cursor?: string | undefined;
      /** Only those of this reference. */
      reference?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly Order[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/orders`, query });
  }

  /** One order. */
  getOrder(order: string): Promise<Order> {
    return this.call({ method: "GET", path: `/orders/${encodeURIComponent(`${order}`)}` });
  }

  /** How each gift of an order stands. */
  listGifts(
    order: string,
    query: {
      /** Most items of a page. */
      limit?: number | undefined;
      /** `nextCursor` of the page before. */
      cursor?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly Gift[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/orders/${encodeURIComponent(`${order}`)}/gifts`, query });
  }

  /** The link of a gift that you hand over. */
  revealGiftLink(order: string, gift: number): Promise<GiftLink> {
    return this.call({
      method: "POST",
      path: `/orders/${encodeURIComponent(`${order}`)}/gifts/${encodeURIComponent(`${gift}`)}/link`,
    });
  }

  /** What you can order on invoice now. */
  getCredit(): Promise<Credit> {
    return this.call({ method: "GET", path: `/credit` });
  }

  /** Lists your webhooks. */
  listWebhooks(): Promise<{
    data: readonly Webhook[];
  }> {
    return this.call({ method: "GET", path: `/webhooks` });
  }

  /** Adds a webhook. */
  createWebhook(body: NewWebhook): Promise<WebhookWithSecret> {
    return this.call({ method: "POST", path: `/webhooks`, body });
  }

  /** Ends a webhook. */
  deleteWebhook(webhook: string): Promise<void> {
    return this.call({ method: "DELETE", path: `/webhooks/${encodeURIComponent(`${webhook}`)}` });
  }

  /** Sends a webhook an event of the type webhook.test. */
  testWebhook(webhook: string): Promise<SentEvent> {
    return this.call({ method: "POST", path: `/webhooks/${encodeURIComponent(`${webhook}`)}/test` });
  }

  /** What a webhook was told, and how each try went. */
  listWebhookDeliveries(
    webhook: string,
    query: {
      /** Most items of a page. */
      limit?: number | undefined;
      /** `nextCursor` of the page before. */
      cursor?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly WebhookDelivery[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/webhooks/${encodeURIComponent(`${webhook}`)}/deliveries`, query });
  }

  /** The key that asks. */
  getKey(): Promise<Key> {
    return this.call({ method: "GET", path: `/key` });
  }
}
