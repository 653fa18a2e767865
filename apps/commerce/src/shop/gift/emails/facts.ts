import type { Language, StorefrontCode } from "@giftshop/storefront-config";

/** What every email about a gift says. Never logged. */
interface PresentFacts {
  storefront: StorefrontCode;
  language: Language;
  messageId: string;
  to: string;
}

/** A gift that arrives wrapped: whoever has its link opens it. */
export interface WrappedFacts extends PresentFacts {
  receiverName: string;
  /** First name of the buyer, or whom a list says it is from; absent when the gift goes to the buyer. */
  senderName?: string;
  message?: string;
  /** The digital wrapper that was chosen. */
  wrapper?: { title: string; svg: string };
  token: string;
  /** ISO 8601 date: until when it can be opened. */
  until: string;
}

/** What the buyer of a gift is told of it. */
export interface BuyerFacts extends PresentFacts {
  buyerName: string;
  receiverName: string;
  receiverEmail: string;
  productTitle: string;
  orderUuid: string;
}

/** What a receiver wrote. */
export interface ThanksFacts extends BuyerFacts {
  text: string;
}
