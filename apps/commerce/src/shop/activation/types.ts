import type { Language, StorefrontCode } from "@giftshop/storefront-config";

/** REVIEW: a person looks at it; READY: it can be paid; ACTIVATED: it was paid. */
export type RequestState = "REVIEW" | "READY" | "REFUSED" | "ACTIVATED";

/** What becomes of a card. ACTIVE: it was activated before; TAKEN: another order is giving it value. */
export type CardAnswer = "REVIEW" | "READY" | "UNKNOWN" | "ACTIVE" | "BLOCKED" | "TAKEN" | "ACTIVATED";

/** A card that somebody named. */
export interface RequestedCard {
  position: number;
  numberHash: Buffer;
  lastDigits: string;
  /** Minor units of the storefront's currency. */
  amount: number;
  card: number | null;
  answer: CardAnswer;
}

/** Ends of a range that no order was found for. */
export interface RequestedRange {
  from: Buffer;
  to: Buffer;
  amount: number;
}

/** A wish to have blank cards activated. Personal: never logged. */
export interface ActivationRequest {
  id: string;
  serial: number;
  reference: string;
  storefront: StorefrontCode;
  language: Language;
  state: RequestState;
  orderNumber: string;
  email: string;
  range: RequestedRange | null;
  createdAt: Date;
}

/** A request with its cards, as it is answered. */
export interface AnsweredRequest extends ActivationRequest {
  cards: readonly RequestedCard[];
}
