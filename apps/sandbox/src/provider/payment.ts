import type { Wallet } from "@giftshop/storefront-config/wallets";
import type { Amount } from "./amount.ts";
import type { MethodId } from "./methods.ts";

const paymentStatuses = ["open", "pending", "authorized", "paid", "failed", "canceled", "expired"] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the shop asked for, after validation. */
export interface PaymentOrder {
  readonly description: string;
  readonly amount: Amount;
  readonly redirectUrl: string;
  readonly cancelUrl: string | null;
  readonly webhookUrl: string | null;
  /** Methods the shopper may choose from; one is no choice, none means all that fit the amount. */
  readonly methods: readonly MethodId[];
  readonly issuer: string | null;
  /** Whose page the shop wants shown, of a card that is paid out of a wallet. */
  readonly askedWallet?: Wallet;
  /** Until when a bank transfer is waited for, ISO 8601 date. */
  readonly dueDate: string | null;
  readonly locale: string | null;
  readonly metadata: unknown;
  readonly billingAddress?: unknown;
  readonly shippingAddress?: unknown;
  readonly lines?: unknown;
}

/** A payment. A change makes a new object, so what somebody holds never moves under them. */
export interface Payment extends PaymentOrder {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly method: MethodId | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** When it reached each status it has been in, ISO 8601. */
  readonly reachedAt: Readonly<Partial<Record<PaymentStatus, string>>>;
  /** Whether the card's bank asked who pays; absent until that is known. */
  readonly cardSecurity?: "normal" | "3dsecure";
  /** Whose wallet the card was taken out of, on a device that has one. */
  readonly wallet?: Wallet;
  /** What the shopper's bank took back, in the smallest unit. */
  readonly chargedBack?: number;
}

/** Where a payment may go from where it is; a status without a way on is final. */
const ways: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ["pending", "authorized", "paid", "failed", "canceled", "expired"],
  pending: ["paid", "failed", "canceled", "expired"],
  authorized: ["paid", "canceled", "expired"],
  paid: [],
  failed: [],
  canceled: [],
  expired: [],
};

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => ways[from].includes(to);

export const isFinal = (status: PaymentStatus): boolean => ways[status].length === 0;

export const isPaymentStatus = (text: unknown): text is PaymentStatus =>
  paymentStatuses.some((known) => known === text);
