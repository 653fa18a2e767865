import type { PaymentMethodId, Storefront } from "@giftshop/storefront-config";
import {
  type FieldError,
  type PlaceOrderRules,
  placeOrderSchema,
  retryPaymentSchema,
  validate,
} from "@giftshop/validation";
import type { Billing, Buyer, PostalAddress } from "../../../money/order/index.ts";
import { Failure, type Problem } from "../../../platform/failure.ts";
import { type AddressFields, judgedBilling, postalAddress } from "../../basket/index.ts";
import { onInvoice } from "../payments/pay-on-invoice.ts";
import { offersIssuer } from "../payments/payment-methods.ts";

const prefix = "input";

const problemsOf = (errors: readonly FieldError[]): Problem[] =>
  errors.map(({ code, path }) => ({ code, parameter: path }));

interface Payment {
  /** Null where gift cards pay all of it. */
  method: PaymentMethodId | null;
  /** The bank that was chosen here; null where the provider asks. */
  issuer: string | null;
}

/**
 * The method among those that the storefront offers, or
 * 2044, and the bank among those of the method, or 1110.
 */
export const judgePayment = (
  { payment }: Storefront,
  method: string | undefined,
  issuer: string | undefined,
): Payment => {
  if (method === undefined) return { method: null, issuer: null };
  const offer = payment.find((one) => one.method === method);
  if (!offer) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  if (issuer !== undefined && !offersIssuer(offer.method, issuer)) throw new Failure("notAnOption", "input.issuer");
  return { method: offer.method, issuer: issuer ?? null };
};

/** Judges how an order is paid, which a company may also buy on invoice. */
export const judgeOrderPayment = (
  storefront: Storefront,
  method: string | undefined,
  issuer: string | undefined,
): Pick<JudgedOrder, "method" | "issuer"> =>
  method === onInvoice ? { method, issuer: null } : judgePayment(storefront, method, issuer);

/** What the basket says of the form. */
export interface Parcels {
  needsDelivery: boolean;
  /** One of them goes by registered post. */
  registered: boolean;
}

/** Made once for each list of countries: making a schema costs more than judging by it. */
const schemas = new WeakMap<readonly string[], Map<string, ReturnType<typeof placeOrderSchema>>>();

const schemaFor = (rules: Omit<PlaceOrderRules, "registered"> & Parcels) => {
  const { countries, needsDelivery, registered, needsPayment } = rules;
  const known = schemas.get(countries) ?? new Map<string, ReturnType<typeof placeOrderSchema>>();
  schemas.set(countries, known);
  const kind = `${needsDelivery} ${registered} ${needsPayment}`;
  const schema = known.get(kind) ?? placeOrderSchema(rules);
  known.set(kind, schema);
  return schema;
};

export interface JudgedOrder extends Omit<Payment, "method"> {
  /** Null where gift cards pay all of it; `invoice`: with the credit of a company. */
  method: PaymentMethodId | typeof onInvoice | null;
  cartVersion: number;
  /** What the buyer saw as the sum to pay, where the page said so. */
  expectedTotal: number | undefined;
  /** What gift cards leave to be paid. */
  expectedToPay: number | undefined;
  buyer: Buyer;
  billing: Billing;
  address: PostalAddress | null;
  /** Whether one reminder may be sent, should it not be paid. */
  remindable: boolean;
  /** Whether one email may ask how it was. */
  askReview: boolean;
}

/** `PlaceOrderInput` by the rules of the form. Throws every problem at once, in the order of the fields. */
export const judgePlaceOrder = async (
  input: unknown,
  storefront: Storefront,
  needs: Parcels & Pick<PlaceOrderRules, "needsPayment">,
): Promise<JudgedOrder> => {
  const schema = schemaFor({ countries: storefront.delivery.countries, ...needs });
  const result = await validate(schema, input, { prefix });
  if (!result.ok) throw new Failure(problemsOf(result.errors));
  const { cartVersion, expectedTotal, expectedToPay, billing, delivery, paymentMethod, issuer, remindMe, askReview } =
    result.value;
  const payment = judgeOrderPayment(storefront, needs.needsPayment ? (paymentMethod ?? "") : undefined, issuer);
  const address = delivery ? postalAddress(delivery as AddressFields) : null;
  return {
    cartVersion,
    expectedTotal,
    expectedToPay,
    ...judgedBilling(billing, address),
    address,
    remindable: !storefront.toggles.reminderConsent || remindMe === true,
    askReview: askReview === true,
    ...payment,
  };
};

export interface JudgedRetry extends Payment {
  idempotencyKey: string;
  orderUuid: string;
  /** A solved captcha, where an answer asked for one. */
  captchaToken: string | undefined;
}

/** `RetryPaymentInput` by the rules of the form. */
export const judgeRetry = async (input: unknown, storefront: Storefront): Promise<JudgedRetry> => {
  const result = await validate(retryPaymentSchema, input, { prefix });
  if (!result.ok) throw new Failure(problemsOf(result.errors));
  const { idempotencyKey, orderUuid, paymentMethod, issuer, captchaToken } = result.value;
  const payment = judgePayment(storefront, paymentMethod ?? undefined, issuer);
  return { idempotencyKey, orderUuid: orderUuid.toLowerCase(), captchaToken: captchaToken ?? undefined, ...payment };
};
