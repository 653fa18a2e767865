import { type Amount, toMinor } from "./amount.ts";

/** One way to pay, as the provider offers it. */
export interface Method {
  readonly name: string;
  readonly currencies: readonly string[];
  /** Largest amount in the smallest unit, null when there is none. The smallest is one hundredth everywhere. */
  readonly maximum: number | null;
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

const cardCurrencies = "AED AUD BRL CAD CHF CZK DKK EUR GBP HUF JPY MXN NOK NZD PLN RON SEK USD".split(" ");
const walletCurrencies = "AUD BRL CAD CHF CZK DKK EUR GBP HUF JPY MXN NOK NZD PLN SEK USD".split(" ");

/** Methods that redirect to a bank, in euro. */
const bank = { currencies: ["EUR"], maximum: 5_000_000, minutesOpen: hour, cancelable: false } as const;

const methods = {
  ideal: { ...bank, name: "iDEAL", minutesOpen: 15 * minute, asks: "issuer", colors: ["#cc0066", "#ffffff"] },
  bancontact: { ...bank, name: "Bancontact", asks: "nothing", colors: ["#005498", "#ffd800"] },
  belfius: { ...bank, name: "Belfius Pay Button", asks: "nothing", colors: ["#c30045", "#ffffff"] },
  kbc: { ...bank, name: "KBC/CBC Payment Button", asks: "issuer", colors: ["#003768", "#00aeef"] },
  creditcard: {
    name: "Card",
    currencies: cardCurrencies,
    maximum: 1_000_000,
    minutesOpen: 30 * minute,
    cancelable: true,
    asks: "nothing",
    colors: ["#1f2a44", "#f5c518"],
  },
  paypal: {
    name: "PayPal",
    currencies: walletCurrencies,
    maximum: 800_000,
    minutesOpen: 3 * hour,
    cancelable: true,
    asks: "nothing",
    colors: ["#f7f9ff", "#003087"],
  },
  blik: { ...bank, name: "Blik", currencies: ["PLN"], asks: "blik-code", colors: ["#000000", "#ffffff"] },
  eps: { ...bank, name: "eps", minutesOpen: 15 * minute, asks: "nothing", colors: ["#ffffff", "#71265c"] },
  banktransfer: {
    ...bank,
    name: "Bank transfer",
    maximum: null,
    minutesOpen: 12 * day,
    cancelable: true,
    asks: "nothing",
    colors: ["#e8eef7", "#24446f"],
  },
} as const satisfies Readonly<Record<string, Method>>;

export type MethodId = keyof typeof methods;

export const methodIds = Object.keys(methods) as readonly MethodId[];

export const isMethodId = (text: unknown): text is MethodId => typeof text === "string" && Object.hasOwn(methods, text);

export const methodOf = (id: MethodId): Method => methods[id];

/** Whether this amount can be paid that way. */
export function takes(id: MethodId, amount: Amount): boolean {
  const { currencies, maximum }: Method = methods[id];
  const minor = toMinor(amount);
  return currencies.includes(amount.currency) && minor > 0 && (maximum === null || minor <= maximum);
}

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
