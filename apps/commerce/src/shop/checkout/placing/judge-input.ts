import type { PaymentMethodId, Storefront } from "@giftshop/storefront-config";
import { type FieldError, placeOrderSchema, retryPaymentSchema, validate } from "@giftshop/validation";
import type { Buyer, PostalAddress } from "../../../money/order/index.ts";
import { Failure, type Problem } from "../../../platform/failure.ts";
import { offersIssuer } from "../payments/payment-methods.ts";

const prefix = "input";

const problemsOf = (errors: readonly FieldError[]): Problem[] =>
  errors.map(({ code, path }) => ({ code, parameter: path }));

interface Payment {
  method: PaymentMethodId;
  /** The bank that was chosen here; null where the provider asks. */
  issuer: string | null;
}

/** The method among those that the storefront offers, or 2044, and the bank among those of the method, or 1110. */
const judgePayment = ({ payment }: Storefront, method: string, issuer: string | undefined): Payment => {
  const offer = payment.find((one) => one.method === method);
  if (!offer) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  if (issuer !== undefined && !offersIssuer(offer.method, issuer)) throw new Failure("notAnOption", "input.issuer");
  return { method: offer.method, issuer: issuer ?? null };
};

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** Absent as the database says it. */
const orNull = <T extends object>(value: T, keys: readonly (keyof T)[]): Nullable<T> =>
  Object.fromEntries(keys.map((key) => [key, value[key] ?? null])) as Nullable<T>;

/** Made once for each list of countries: making a schema costs more than judging by it. */
const schemas = new WeakMap<readonly string[], Record<"posted" | "mailed", ReturnType<typeof placeOrderSchema>>>();

const schemaFor = (countries: readonly string[], needsDelivery: boolean) => {
  const known = schemas.get(countries) ?? {
    posted: placeOrderSchema({ needsDelivery: true, countries }),
    mailed: placeOrderSchema({ needsDelivery: false, countries }),
  };
  schemas.set(countries, known);
  return needsDelivery ? known.posted : known.mailed;
};

export interface JudgedOrder extends Payment {
  cartVersion: number;
  /** What the buyer saw as the sum to pay, where the page said so. */
  expectedTotal: number | undefined;
  buyer: Buyer;
  address: PostalAddress | null;
}

/** `PlaceOrderInput` by the rules of the form. Throws every problem at once, in the order of the fields. */
export const judgePlaceOrder = async (
  input: unknown,
  storefront: Storefront,
  needsDelivery: boolean,
): Promise<JudgedOrder> => {
  const schema = schemaFor(storefront.delivery.countries, needsDelivery);
  const result = await validate(schema, input, { prefix });
  if (!result.ok) throw new Failure(problemsOf(result.errors));
  const { cartVersion, expectedTotal, billing, delivery, paymentMethod, issuer } = result.value;
  const payment = judgePayment(storefront, paymentMethod, issuer);
  const optional = orNull(billing, ["phoneNumber", "companyName", "vatNumber", "referenceNumber"]);
  return {
    cartVersion,
    expectedTotal,
    buyer: { ...billing, ...optional } as Buyer,
    address: delivery ? postalAddress(delivery) : null,
    ...payment,
  };
};

type DeliveryFields = { [K in keyof PostalAddress]?: PostalAddress[K] | undefined } & Pick<
  PostalAddress,
  "firstName" | "lastName" | "countryCode" | "street" | "city"
>;

const postalAddress = (delivery: DeliveryFields): PostalAddress => {
  const { firstName, lastName, countryCode, street, city } = delivery;
  return {
    firstName,
    lastName,
    countryCode,
    street,
    city,
    companyName: delivery.companyName ?? null,
    postCode: delivery.postCode ?? null,
    houseNumber: delivery.houseNumber ?? null,
    suffix: delivery.suffix ?? null,
    addressLine2: delivery.addressLine2 ?? null,
    phoneNumber: delivery.phoneNumber ?? null,
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
  const payment = judgePayment(storefront, paymentMethod, issuer);
  return { idempotencyKey, orderUuid: orderUuid.toLowerCase(), captchaToken: captchaToken ?? undefined, ...payment };
};
