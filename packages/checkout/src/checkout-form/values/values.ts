import { billingNeeds, suggestEmail } from "@giftshop/validation/rules";
import { paidBy } from "../../payment-choice/with-wallets.ts";
import { internationalNumber } from "../address/calling-codes.ts";
import type { DeliveryInput, PlaceOrderInput } from "../placing/place-order.mutation.ts";

/** What the form holds: texts as typed, empty where nothing was. Nothing of a payment card, ever. */
export interface CheckoutValues {
  billing: {
    customerType: "PRIVATE" | "BUSINESS";
    companyName: string;
    vatNumber: string;
    referenceNumber: string;
    firstName: string;
    lastName: string;
    email: string;
    /** The address a second time, where the first looks mistyped. */
    emailConfirmation: string;
    invoiceEmail: string;
    kvkNumber: string;
    /** The address of the invoice is the parcel's. */
    sameAddress: boolean;
    countryCode: string;
    postCode: string;
    houseNumber: string;
    suffix: string;
    street: string;
    city: string;
    administrativeArea: string;
    addressLine1: string;
    addressLine2: string;
    /** ISO 3166-1 alpha-2; whose calling code stands before the number. */
    phoneCountry: string;
    /** As one dials it there, or whole with its own "+". */
    phoneNumber: string;
  };
  delivery: {
    /** The parcel goes to the buyer: the names below are those of `billing`. */
    sameName: boolean;
    firstName: string;
    lastName: string;
    countryCode: string;
    postCode: string;
    houseNumber: string;
    suffix: string;
    street: string;
    city: string;
    addressLine2: string;
  };
  paymentMethod: string;
  issuer: string;
  /** An account is made with the order, by this password. */
  createAccount: boolean;
  password: string;
  acceptTerms: boolean;
  /** One reminder is welcome, should it not be paid; asked where that counts as advertising. */
  remindMe: boolean;
  /** One email may ask how it was, after everything was delivered. */
  askReview: boolean;
}

/** An empty form of a storefront that posts to `country` first. */
export const emptyValues = (country: string): CheckoutValues => ({
  billing: {
    customerType: "PRIVATE",
    companyName: "",
    vatNumber: "",
    referenceNumber: "",
    firstName: "",
    lastName: "",
    email: "",
    emailConfirmation: "",
    invoiceEmail: "",
    kvkNumber: "",
    sameAddress: true,
    countryCode: country,
    postCode: "",
    houseNumber: "",
    suffix: "",
    street: "",
    city: "",
    administrativeArea: "",
    addressLine1: "",
    addressLine2: "",
    phoneCountry: country,
    phoneNumber: "",
  },
  delivery: {
    sameName: true,
    firstName: "",
    lastName: "",
    countryCode: country,
    postCode: "",
    houseNumber: "",
    suffix: "",
    street: "",
    city: "",
    addressLine2: "",
  },
  paymentMethod: "",
  issuer: "",
  createAccount: false,
  password: "",
  acceptTerms: false,
  remindMe: false,
  askReview: false,
});

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

const deliveryOf = ({ billing, delivery }: CheckoutValues): DeliveryInput => {
  const { sameName, firstName, lastName, ...address } = delivery;
  const name = sameName ? billing : { firstName, lastName };
  return {
    firstName: name.firstName,
    lastName: name.lastName,
    companyName: sameName && billing.customerType === "BUSINESS" ? orNull(billing.companyName) : null,
    countryCode: address.countryCode,
    postCode: orNull(address.postCode),
    houseNumber: orNull(address.houseNumber),
    suffix: orNull(address.suffix),
    street: address.street,
    city: address.city,
    addressLine2: orNull(address.addressLine2),
    phoneNumber: orNull(internationalNumber(billing.phoneNumber, billing.phoneCountry)),
  };
};

/** Whether the form asks for an address of the invoice: not where it is the parcel's. */
export const asksBillingAddress = ({ billing }: CheckoutValues, country: string, needsDelivery: boolean): boolean =>
  billingNeeds(billing.customerType, country, false).address && !(needsDelivery && billing.sameAddress);

const billingAddressOf = ({ billing }: CheckoutValues) => {
  const { countryCode, street, city, postCode, houseNumber, suffix } = billing;
  const { administrativeArea, addressLine1, addressLine2 } = billing;
  return {
    countryCode,
    street: orNull(street),
    city: orNull(city),
    postCode: orNull(postCode),
    houseNumber: orNull(houseNumber),
    suffix: orNull(suffix),
    administrativeArea: orNull(administrativeArea),
    addressLine1: orNull(addressLine1),
    addressLine2: orNull(addressLine2),
  };
};

/** The basket as the form shows it. */
export interface SeenBasket {
  cartVersion: number;
  /** The sum that the button names, minor units. */
  expectedTotal: number;
  /** What gift cards leave of it, minor units. */
  expectedToPay: number;
  needsDelivery: boolean;
  /** The storefront's country, ISO 3166-1 alpha-2. */
  country: string;
}

/** What is sent beside the key: of a business's fields nothing when somebody buys for themselves. */
export const toInput = (
  values: CheckoutValues,
  { cartVersion, expectedTotal, expectedToPay, needsDelivery, country }: SeenBasket,
): Omit<PlaceOrderInput, "idempotencyKey"> => {
  const { billing } = values;
  const business = billing.customerType === "BUSINESS";
  const payment = paidBy(values.paymentMethod, values.issuer);
  return {
    cartVersion,
    expectedTotal,
    expectedToPay,
    billing: {
      customerType: billing.customerType,
      companyName: business ? orNull(billing.companyName) : null,
      firstName: billing.firstName,
      lastName: billing.lastName,
      email: billing.email,
      phoneNumber: orNull(internationalNumber(billing.phoneNumber, billing.phoneCountry)),
      vatNumber: business ? orNull(billing.vatNumber) : null,
      referenceNumber: business ? orNull(billing.referenceNumber) : null,
      kvkNumber: business ? orNull(billing.kvkNumber) : null,
      invoiceEmail: business ? orNull(billing.invoiceEmail) : null,
      emailConfirmation: suggestEmail(billing.email) ? orNull(billing.emailConfirmation) : null,
      ...(asksBillingAddress(values, country, needsDelivery) ? billingAddressOf(values) : {}),
    },
    delivery: needsDelivery ? deliveryOf(values) : null,
    // Where nothing is left to pay, what was chosen before is not sent.
    paymentMethod: expectedToPay > 0 ? payment.paymentMethod : null,
    issuer: expectedToPay > 0 ? orNull(payment.issuer) : null,
    acceptTerms: values.acceptTerms,
    remindMe: values.remindMe,
    askReview: values.askReview,
  };
};
