import { type PaymentMethodId, paymentRanges, takesPayment } from "@giftshop/storefront-config/payment";
import { type Amount, toMinor } from "./amount.ts";

/**
 * One way to pay, as the provider offers it. What it takes is the shop's
 * own table, which was written from the provider's documentation.
 */
export interface Method {
  readonly name: string;
  /** How long an open payment waits for its shopper, in minutes. */
  readonly minutesOpen: number;
  /** Whether the shop may call off an open payment: not when a bank holds the session. */
  readonly cancelable: boolean;
  /** What the shopper does beside pressing a button. */
  readonly asks: "nothing" | "issuer" | "blik-code";
  readonly colors: readonly [ground: string, ink: string];
}

const minute = 1;
const hour = 60 * minute;
const day = 24 * hour;

/** Methods that redirect to a bank. */
const bank = { minutesOpen: hour, cancelable: false } as const;

const methods = {
  ideal: { ...bank, name: "iDEAL", minutesOpen: 15 * minute, asks: "issuer", colors: ["#cc0066", "#ffffff"] },
  bancontact: { ...bank, name: "Bancontact", asks: "nothing", colors: ["#005498", "#ffd800"] },
  belfius: { ...bank, name: "Belfius Pay Button", asks: "nothing", colors: ["#c30045", "#ffffff"] },
  kbc: { ...bank, name: "KBC/CBC Payment Button", asks: "issuer", colors: ["#003768", "#00aeef"] },
  creditcard: {
    name: "Card",
    minutesOpen: 30 * minute,
    cancelable: true,
    asks: "nothing",
    colors: ["#1f2a44", "#f5c518"],
  },
  paypal: {
    name: "PayPal",
    minutesOpen: 3 * hour,
    cancelable: true,
    asks: "nothing",
    colors: ["#f7f9ff", "#003087"],
  },
  blik: { ...bank, name: "Blik", asks: "blik-code", colors: ["#000000", "#ffffff"] },
  eps: { ...bank, name: "eps", asks: "nothing", colors: ["#ffffff", "#71265c"] },
  banktransfer: {
    ...bank,
    name: "Bank transfer",
    minutesOpen: 12 * day,
    cancelable: true,
    asks: "nothing",
    colors: ["#e8eef7", "#24446f"],
  },
} as const satisfies Readonly<Record<PaymentMethodId, Method>>;

export type MethodId = PaymentMethodId;

export const methodIds = Object.keys(methods) as readonly MethodId[];

export const isMethodId = (text: unknown): text is MethodId => typeof text === "string" && Object.hasOwn(methods, text);

export const methodOf = (id: MethodId): Method => methods[id];

/** Currencies that it takes, ISO 4217. */
export const currenciesOf = (id: MethodId): readonly string[] => Object.keys(paymentRanges[id]);

/** Whether this amount can be paid that way. */
export const takes = (id: MethodId, amount: Amount): boolean => takesPayment(id, amount.currency, toMinor(amount));

/** Words for methods that are not called by a brand name everywhere, by language. */
const translated: Readonly<Record<string, Readonly<Partial<Record<MethodId, string>>>>> = {
  nl: { creditcard: "Kaart", banktransfer: "Overboeking" },
  fr: { creditcard: "Carte", banktransfer: "Virement" },
  de: { creditcard: "Karte", banktransfer: "Überweisung" },
  es: { creditcard: "Tarjeta", banktransfer: "Transferencia bancaria" },
  it: { creditcard: "Carta", banktransfer: "Bonifico bancario" },
  pt: { creditcard: "Cartão", banktransfer: "Transferência bancária" },
  pl: { creditcard: "Karta", banktransfer: "Przelew bankowy" },
  sv: { creditcard: "Kort", banktransfer: "Banköverföring" },
  nb: { creditcard: "Kort", banktransfer: "Bankoverføring" },
  da: { creditcard: "Kort", banktransfer: "Bankoverførsel" },
};

/** The method's name in the language of a locale such as `fr_FR`, in English when there is no other. */
export const methodName = (id: MethodId, locale?: string | null): string =>
  translated[locale?.split("_")[0] ?? ""]?.[id] ?? methods[id].name;
