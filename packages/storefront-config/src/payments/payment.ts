import type { PaymentLogo, PaymentMethodId } from "../types.ts";

type Offer = readonly { method: PaymentMethodId; logo: PaymentLogo }[];

/** How a country pays: by methods that the provider takes its currency by, see `payment-amounts.ts`. */
export interface PaymentTerms {
  offer: Offer;
  logos: readonly PaymentLogo[];
}

const cards: ReadonlySet<PaymentLogo> = new Set(["visa", "mastercard", "amex", "cartebancaire"]);

/** Every storefront sells to businesses on invoice, and lets nobody pay but on a page of the provider. */
const always: ReadonlySet<PaymentLogo> = new Set(["invoice", "secure"]);

/**
 * The logos of what can be chosen, and last that it is secure:
 * a footer promises nothing that the checkout does not offer.
 */
export const logosOf = ({ offer, logos }: PaymentTerms): readonly PaymentLogo[] =>
  [...logos, "secure" as const].filter(
    (logo) =>
      always.has(logo) || offer.some((one) => one.logo === logo || (one.method === "creditcard" && cards.has(logo))),
  );

const card = { method: "creditcard", logo: "visa" } as const;
const paypal = { method: "paypal", logo: "paypal" } as const;
const bankTransfer = { method: "banktransfer", logo: "banktransfer" } as const;
const own = <M extends PaymentMethodId & PaymentLogo>(method: M) => ({ method, logo: method });

export const cardAndPaypal: PaymentTerms = { offer: [card, paypal], logos: ["visa", "mastercard", "paypal", "amex"] };

/** PayPal holds no AED balance. */
export const cardOnly: PaymentTerms = { offer: [card], logos: ["visa", "mastercard", "amex"] };

/** The provider takes cards in neither MXN nor BRL. */
export const paypalOnly: PaymentTerms = { offer: [paypal], logos: ["paypal"] };

export const dutch: PaymentTerms = {
  offer: [own("ideal"), card, paypal, bankTransfer],
  logos: ["ideal", "invoice", "visa", "mastercard", "paypal", "banktransfer"],
};

export const belgian: PaymentTerms = {
  offer: [own("bancontact"), own("belfius"), own("kbc"), card, paypal],
  logos: ["bancontact", "belfius", "kbc", "visa", "mastercard", "paypal"],
};

export const french: PaymentTerms = {
  offer: [{ method: "creditcard", logo: "cartebancaire" }, paypal],
  logos: ["cartebancaire", "paypal", "visa", "mastercard"],
};

export const austrian: PaymentTerms = {
  offer: [own("eps"), paypal, card],
  logos: ["eps", "paypal", "visa", "mastercard"],
};

export const german: PaymentTerms = {
  offer: [paypal, card, bankTransfer],
  logos: ["paypal", "visa", "mastercard", "banktransfer"],
};

export const polish: PaymentTerms = {
  offer: [own("blik"), card, paypal],
  logos: ["blik", "visa", "mastercard", "paypal"],
};
