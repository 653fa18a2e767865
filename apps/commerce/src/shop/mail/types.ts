import type { Money } from "@giftshop/messages";
import type { Language, StorefrontCode } from "@giftshop/storefront-config";

/** One card as its receiver gets it. Never logged. */
export interface MailedCard {
  /** 19 digits. */
  number: string;
  /** 6 digits. */
  pin: string;
  value: Money;
  /** ISO 8601 date. */
  expiresOn: string;
}

interface PresentMail {
  storefront: StorefrontCode;
  language: Language;
  /** Deterministic, so that a mailbox recognises a second delivery of the same gift. */
  messageId: string;
  to: string;
  receiverName: string;
  /** First name of the buyer; absent when the gift goes to the buyer. */
  senderName?: string;
  productTitle: string;
  faceSvg: string;
  message?: string;
}

/** A digital gift on its way: one package, whose value may be split over several cards. */
export interface GiftMail extends PresentMail {
  /** The digital wrapper that was chosen. */
  wrapper?: { title: string; svg: string };
  /** How it is used, where that is not at a till or in an online shop: the choice card is exchanged first. */
  use?: string;
  cards: readonly MailedCard[];
}

/** A donation that somebody is to hear of: whom it is in the name of, or its buyer, who left a message. */
export interface DonationMail extends PresentMail {
  amount: Money;
}

/** What happens with one package, for the buyer. */
export interface MailedDelivery {
  kind: "digital" | "physical" | "donation" | "activation";
  productTitle: string;
  quantity: number;
  /** Name or e-mail address of who gets it. */
  receiver: string;
  /** Where it is e-mailed to, where that is not the buyer's own. */
  email?: string;
  /** What the buyer wrote to them. */
  message?: string;
  /** The card's face. */
  faceSvg?: string;
  /** Its buyer has its link, and gives it; only for digital. */
  handedOver?: boolean;
  /** Where it is posted to, as on the envelope. */
  address?: readonly string[];
  /** ISO 8601; only for physical. */
  expectedAt?: string;
  /** When an e-mail goes whose day the buyer chose, and in which zone that was chosen. */
  planned?: { at: string; timeZone: string | null };
  /** Who hears of a donation by an e-mail of its own; only for donations. */
  told?: "nobody" | "buyer" | "recipient";
  total: Money;
}

/** To the buyer, about an order. */
interface BuyerMail {
  storefront: StorefrontCode;
  language: Language;
  messageId: string;
  to: string;
  buyerName: string;
  orderNumber: string;
  orderUuid: string;
}

/** What the buyer is told of a payment that goes back in full. */
export interface RefundMail extends BuyerMail {
  amount: Money;
  /** The order was closed when the money came, or paid for already. */
  reason: "TOO_LATE" | "SECOND_PAYMENT";
}

/** What the buyer is told of a card that its brand did not make. */
export interface RestoredMail extends BuyerMail {
  /** Value of the choice card that took its place. */
  amount: Money;
}

/** Where the buyer of a bank transfer sends the money. */
export interface TransferMail extends BuyerMail {
  /** IBAN. */
  account: string;
  bic: string;
  holder: string;
  reference: string;
  amount: Money;
  /** ISO 8601: until when it is waited for. */
  until: string;
  /** What a QR code says to a banking app; undefined where there is none. */
  code: string | undefined;
}

/** The buyer's confirmation: holds no card number and no PIN. */
export interface ConfirmationMail extends BuyerMail {
  /** What a company said of itself, as far as it did. */
  company: { companyName: string | null; vatNumber: string | null; referenceNumber: string | null };
  /** The first of very many. */
  deliveries: readonly MailedDelivery[];
  /** How many there are besides. */
  more: number;
  /** Whether it is still to be paid. */
  onInvoice: boolean;
  shipping?: Money;
  total: Money;
  /** What gift cards paid of it, each with the last digits of the card. */
  cards?: readonly { lastDigits: string; amount: Money }[];
}
