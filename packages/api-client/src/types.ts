// Made of the document of the API: `pnpm --filter @giftshop/commerce api-client` writes it anew.
export interface Credit {
  limit: number;
  owed: number;
  /** Nothing while something is overdue, or credit was stopped. */
  available: number;
  stopped: boolean;
  overdue: boolean;
  /** ISO 4217. */
  currency: string;
  /** It was made in test mode: nothing of value moved. */
  test: boolean;
}

export interface Event {
  id: string;
  type: string;
  createdAt: string;
  /** It was made in test mode: nothing of value moved. */
  test: boolean;
  data: {
    order?: string | undefined;
    orderReference?: string | null | undefined;
    /** Position of the gift in its order. */
    gift?: number | undefined;
    giftReference?: string | null | undefined;
    state?: string | undefined;
  };
}

export interface Gift {
  /** From 1, as the gifts were ordered. */
  position: number;
  reference: string | null;
  product: string;
  amount: number;
  delivery: "EMAIL" | "LINK";
  recipient: {
    name: string;
    email: string;
  } | null;
  /** FAILED: its email was refused. OPENED: its codes were made and shown. */
  state: "WAITING" | "SCHEDULED" | "SENT" | "OPENED" | "FAILED" | "TAKEN_BACK" | "EXPIRED" | "BLOCKED";
  deliverAt: string | null;
  sentAt: string | null;
}

export interface GiftLink {
  link: string;
}

export interface Key {
  company: string;
  name: string;
  prefix: string;
  scopes: readonly (
    | "catalogue:read"
    | "orders:write"
    | "orders:read"
    | "codes:read"
    | "credit:read"
    | "webhooks:write"
  )[];
  /** It was made in test mode: nothing of value moved. */
  test: boolean;
}

export interface NewGift {
  /** `id` of a product. */
  product: string;
  /** Minor units: 2500 is 25.00. */
  amount: number;
  /** EMAIL: we send it to the recipient. LINK: you hand its link over yourself. */
  delivery?: "EMAIL" | "LINK" | undefined;
  /** Needed with EMAIL, refused with LINK. */
  recipient?:
    | {
        /** As the email greets them. */
        name: string;
        /** Where the gift goes. */
        email: string;
      }
    | undefined;
  /** Shown with the gift. No emoji. */
  message?: string | undefined;
  /** When the email goes, up to twelve months ahead; at once if absent. */
  deliverOn?:
    | {
        date: string;
        hour: number;
        /** IANA name; that of the storefront if absent. */
        timeZone?: string | undefined;
      }
    | undefined;
  /** Your own name for the gift, never shown to its recipient. */
  reference?: string | undefined;
}

export interface NewOrder {
  /** Your own name for the order, printed on the invoice. */
  reference?: string | undefined;
  gifts: readonly NewGift[];
}

export interface NewWebhook {
  /** https, at a public address. */
  url: string;
  events: readonly (
    | "order.completed"
    | "gift.sent"
    | "gift.opened"
    | "gift.failed"
    | "gift.taken_back"
    | "gift.expired"
    | "gift.blocked"
  )[];
}

export interface Order {
  id: string;
  /** What people and the invoice call it. */
  number: string;
  /** It was made in test mode: nothing of value moved. */
  test: boolean;
  storefront: string;
  reference: string | null;
  /** COMPLETED once no gift waits to be sent. */
  state: "PROCESSING" | "COMPLETED" | "CANCELED";
  giftCount: number;
  total: number;
  /** ISO 4217. */
  currency: string;
  createdAt: string;
}

/** Why a call was refused (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  /** Each field that is wrong, by a JSON pointer into the body. */
  errors?:
    | readonly {
        code: string;
        detail: string;
        pointer?: string | undefined;
      }[]
    | undefined;
}

/** A digital gift card of a brand. */
export interface Product {
  /** What `product` of a gift names. */
  id: string;
  title: string;
  description: string;
  conditions: string;
  image: string;
  /** ISO 4217. */
  currency: string;
  /** Only `values` are sold. */
  fixedValues: boolean;
  /** Values that are sold, or proposed beside others. */
  values: readonly number[];
  minimum: number;
  maximum: number;
  available: boolean;
}

export interface SentEvent {
  event: string;
}

export interface Webhook {
  id: string;
  url: string;
  events: readonly (
    | "order.completed"
    | "gift.sent"
    | "gift.opened"
    | "gift.failed"
    | "gift.taken_back"
    | "gift.expired"
    | "gift.blocked"
  )[];
  /** It was made in test mode: nothing of value moved. */
  test: boolean;
  createdAt: string;
}

export interface WebhookDelivery {
  id: string;
  type: string;
  state: "WAITING" | "DELIVERED" | "FAILED";
  createdAt: string;
  nextTryAt: string | null;
  tries: readonly {
    at: string;
    status: number | null;
    error: string | null;
    milliseconds: number;
  }[];
}

export interface WebhookWithSecret {
  id: string;
  url: string;
  events: readonly (
    | "order.completed"
    | "gift.sent"
    | "gift.opened"
    | "gift.failed"
    | "gift.taken_back"
    | "gift.expired"
    | "gift.blocked"
  )[];
  /** It was made in test mode: nothing of value moved. */
  test: boolean;
  createdAt: string;
  /** Signs every call (Standard Webhooks); shown once. */
  secret: string;
}
