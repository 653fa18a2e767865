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
      /** Maximum number of items per page. */
      limit?: number | undefined;
      /** `nextCursor` of the previous page. */
      cursor?: string | undefined;
      /** A language of the storefront; defaults to its first one. */
      language?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly Product[];
    /** Cursor of the next page; null on the last page. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/products`, query });
  }

  /** One product. */
  getProduct(
    product: string,
    query: {
      /** A language of the storefront; defaults to its first one. */
      language?: string | undefined;
    } = {},
  ): Promise<Product> {
    return this.call({ method: "GET", path: `/products/${encodeURIComponent(`${product}`)}`, query });
  }

  /** Orders 1 to 1,000 gifts. */
  createOrder(body: NewOrder, idempotencyKey: string = crypto.randomUUID()): Promise<Order> {
    return this.call({ method: "POST", path: `/orders`, body, idempotencyKey });
  }

  /** Lists your orders, newest first. */
  listOrders(
    query: {
      /** Maximum number of items per page. */
      limit?: number | undefined;
      /** `nextCursor` of the previous page. */
      cursor?: string | undefined;
      /** Only orders with this reference. */
      reference?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly Order[];
    /** Cursor of the next page; null on the last page. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/orders`, query });
  }

  /** One order. */
  getOrder(order: string): Promise<Order> {
    return this.call({ method: "GET", path: `/orders/${encodeURIComponent(`${order}`)}` });
  }

  /** Status of each gift in an order. */
  listGifts(
    order: string,
    query: {
      /** Maximum number of items per page. */
      limit?: number | undefined;
      /** `nextCursor` of the previous page. */
      cursor?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly Gift[];
    /** Cursor of the next page; null on the last page. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/orders/${encodeURIComponent(`${order}`)}/gifts`, query });
  }

  /** The link of a gift you hand over yourself. */
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

  /** Removes a webhook. */
  deleteWebhook(webhook: string): Promise<void> {
    return this.call({ method: "DELETE", path: `/webhooks/${encodeURIComponent(`${webhook}`)}` });
  }

  /** Sends a webhook an event of the type webhook.test. */
  testWebhook(webhook: string): Promise<SentEvent> {
    return this.call({ method: "POST", path: `/webhooks/${encodeURIComponent(`${webhook}`)}/test` });
  }

  /** Deliveries of a webhook, and how each attempt went. */
  listWebhookDeliveries(
    webhook: string,
    query: {
      /** Maximum number of items per page. */
      limit?: number | undefined;
      /** `nextCursor` of the previous page. */
      cursor?: string | undefined;
    } = {},
  ): Promise<{
    data: readonly WebhookDelivery[];
    /** Cursor of the next page; null on the last page. */
    nextCursor: string | null;
  }> {
    return this.call({ method: "GET", path: `/webhooks/${encodeURIComponent(`${webhook}`)}/deliveries`, query });
  }

  /** The key of this call. */
  getKey(): Promise<Key> {
    return this.call({ method: "GET", path: `/key` });
  }
}
