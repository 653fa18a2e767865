import type { Language, PaymentMethodId } from "@giftshop/storefront-config";

/** AUTHORIZED counts as PENDING: we capture at once. */
export type ProviderState = "OPEN" | "PENDING" | "PAID" | "FAILED" | "CANCELED" | "EXPIRED";

/** Where the buyer of a bank transfer sends the money, and the reference that tells it from others. */
export interface TransferAccount {
  /** IBAN, without spaces. */
  account: string;
  bic: string;
  holder: string;
  reference: string;
}

/**
 * A payment as the provider holds it now. `amount` in minor
 * units of `currency`, without what went back of it.
 */
export interface ProviderPayment {
  id: string;
  state: ProviderState;
  currency: string;
  amount: number;
  /**
   * How it is paid, by the provider's name for it, which may be
   * another than was asked for; null while nobody has chosen.
   */
  method: string | null;
  /** Where the buyer pays; null once that is over. */
  checkoutUrl: string | null;
  cancelable: boolean;
  /**
   * When the provider ends it by itself, which for a bank
   * transfer is what its buyer was told; null once that is over.
   */
  expiresAt: Date | null;
  /**
   * The attempt that it was made for, as {@link PaymentRequest.key} said; null where that was nobody's here.
   */
  attemptId: string | null;
  /** Null but for a bank transfer. */
  transfer: TransferAccount | null;
  /**
   * Whether whoever paid proved to a bank who they are, by 3-D Secure
   * or in the bank's own app; false as long as nobody says so.
   */
  authenticated: boolean;
}

/** PENDING: taken, and on its way. FAILED and CANCELED: the money came back to us. */
export type RefundState = "PENDING" | "REFUNDED" | "FAILED" | "CANCELED";

/** A refund as the provider holds it now. */
export interface ProviderRefund {
  id: string;
  state: RefundState;
}

/** One of a payment's refunds; `key` is that of the call that made it, null where it was made by hand. */
export interface ListedRefund extends ProviderRefund {
  key: string | null;
}

export interface PaymentRequest {
  /** The attempt's id: the same key makes the same payment, never a second one, for {@link keyLifetime}. */
  key: string;
  currency: string;
  amount: number;
  method: PaymentMethodId;
  issuer: string | null;
  description: string;
  language: Language;
  country: string;
  /** Where the provider sends the buyer back to. */
  redirectUrl: string;
  webhookUrl: string;
  /**
   * Last day a bank transfer is waited for, ISO 8601, which the provider moves on to a business day; null for
   * every other method.
   */
  dueDate: string | null;
  /**
   * Where the provider writes account and reference to; null
   * but for a bank transfer, as nobody else needs to know it.
   */
  email: string | null;
  orderId: string;
  /**
   * Whoever pays has to prove who they are; whether they
   * did is said by {@link ProviderPayment.authenticated}.
   */
  authenticate: boolean;
}

interface RefundRequest {
  /** As idempotency key, and kept with the refund: the provider forgets idempotency keys after an hour. */
  key: string;
  paymentId: string;
  currency: string;
  amount: number;
  description: string;
}

/**
 * How long a provider surely remembers the key of a payment, milliseconds. Mollie forgets it after an hour.
 */
export const keyLifetime = 50 * 60_000;

/**
 * What a payment provider can do.
 *
 * @throws {@link ProviderRefused} (asking again is no use), as {@link ProviderUnknown} for no such
 * payment; {@link ProviderUnreachable} (nobody knows whether it happened: ask again with the same key)
 */
export interface PaymentProvider {
  name: string;
  create(request: PaymentRequest): Promise<ProviderPayment>;
  fetch(id: string): Promise<ProviderPayment>;
  /** The payment that was made for an attempt at `since` or later, if there is one by now; makes none. */
  find(attemptId: string, since: Date): Promise<ProviderPayment | undefined>;
  cancel(id: string): Promise<ProviderPayment>;
  /**
   * That it is taken says nothing of whether it arrives: days later it may have come back. May also throw
   * {@link ProviderConflict}.
   */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  fetchRefund(paymentId: string, id: string): Promise<ProviderRefund>;
  /** All refunds of a payment, also those that came back. */
  listRefunds(paymentId: string): Promise<ListedRefund[]>;
}

export class ProviderRefused extends Error {
  constructor(cause: unknown) {
    super("The payment provider refused.", { cause });
    this.name = "ProviderRefused";
  }
}

/**
 * It cannot make anything of a call: also where its key was used
 * for another one before, as the payment of that one may be there.
 */
export class ProviderMisunderstood extends ProviderRefused {
  constructor(cause: unknown) {
    super(cause);
    this.name = "ProviderMisunderstood";
  }
}

/** It has no payment, or refund, of this id: it was made under another key, or deleted. */
export class ProviderUnknown extends ProviderRefused {
  constructor(cause: unknown) {
    super(cause);
    this.name = "ProviderUnknown";
  }
}

export class ProviderUnreachable extends Error {
  /** For how long it asks to be left alone, milliseconds; null where it does not. */
  readonly retryAfter: number | null;

  constructor(cause: unknown, retryAfter: number | null = null) {
    super("The payment provider could not be reached.", { cause });
    this.name = "ProviderUnreachable";
    this.retryAfter = retryAfter;
  }
}

/**
 * It says that what it holds stands against this: the
 * payment or the refund may be there already, or on its way.
 */
export class ProviderConflict extends ProviderUnreachable {
  constructor(cause: unknown) {
    super(cause);
    this.name = "ProviderConflict";
  }
}
