// Made of the document of the API: `pnpm --filter @giftshop/commerce api-client` writes it anew.
export interface Credit {
  limit: number;
  owed: number;
  /** Zero while an invoice is overdue or credit is stopped. */
  available: number;
  stopped: boolean;
  overdue: boolean;
  /** ISO 4217. */
  currency: string;
  /** Made in test mode: no real money or cards. */
  test: boolean;
}

export interface Event {
  id: string;
  type: string;
  createdAt: string;
  /** Made in test mode: no real money or cards. */
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
  /** FAILED: its email was refused. OPENED: its codes were created and shown. */
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
  /** Made in test mode: no real money or cards. */
  test: boolean;
}

export interface NewGift {
  /** `id` of a product. */
  product: string;
  /** Minor units: 2500 is 25.00. */
  amount: number;
  /** EMAIL: we send it to the recipient. LINK: you hand its link over yourself. */
  delivery?: "EMAIL" | "LINK" | undefined;
  /** Required with EMAIL, refused with LINK. */
  recipient?:
    | {
        /** Used in the greeting of the email. */
        name: string;
        /** Where the gift goes. */
        email: string;
      }
    | undefined;
  /** Shown with the gift. No emoji. */
  message?: string | undefined;
  /** When the email is sent, up to twelve months ahead; at once if absent. */
  deliverOn?:
    | {
        date: string;
        hour: number;
        /** IANA name; defaults to the storefront’s. */
        timeZone?: string | undefined;
      }
    | undefined;
  /** Your own reference for the gift, never shown to its recipient. */
  reference?: string | undefined;
}

export interface NewOrder {
  /** Your own reference for the order, printed on the invoice. */
  reference?: string | undefined;
  /** Whom recipients are told the gifts are from; the first name of your contact if absent. */
  sender?: string | undefined;
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
  /** Its name, as people see it and on the invoice. */
  number: string;
  /** Made in test mode: no real money or cards. */
  test: boolean;
  storefront: string;
  reference: string | null;
  /** COMPLETED once no gift is waiting to be sent. */
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
  /** Each invalid field, as a JSON pointer into the body. */
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
  /** To be used as `product` of a gift. */
  id: string;
  title: string;
  description: string;
  conditions: string;
  image: string;
  /** ISO 4217. */
  currency: string;
  /** Only `values` are sold. */
  fixedValues: boolean;
  /** Values that are sold, or suggested beside free amounts. */
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
  /** Made in test mode: no real money or cards. */
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
  /** Made in test mode: no real money or cards. */
  test: boolean;
  createdAt: string;
  /** Signs every call (Standard Webhooks); shown once. */
  secret: string;
}
