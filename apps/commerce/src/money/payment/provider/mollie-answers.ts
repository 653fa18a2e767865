import type { AskMollie } from "./mollie-api.ts";

/** An amount as Mollie writes it: `{ value: "10.00", currency: "EUR" }`. */
export interface MollieAmount {
  value: string;
  currency: string;
}

/** What is read of a payment (https://docs.mollie.com/reference/get-payment); all else is left alone. */
export interface MolliePayment {
  id: string;
  status: string;
  amount: MollieAmount;
  amountRefunded?: MollieAmount | null;
  amountChargedBack?: MollieAmount | null;
  createdAt: string;
  method?: string | null;
  metadata?: unknown;
  isCancelable?: boolean | null;
  expiresAt?: string | null;
  details?: {
    bankAccount?: string | null;
    bankBic?: string | null;
    bankName?: string | null;
    transferReference?: string | null;
    cardSecurity?: string | null;
    wallet?: string | null;
  } | null;
  _links: { checkout?: { href: string } | null };
}

/** What is read of a refund (https://docs.mollie.com/reference/get-refund). */
export interface MollieRefund {
  id: string;
  status: string;
  metadata?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isAmount = (value: unknown): boolean => {
  const amount = fieldsOf(value);
  return isText(amount.value) && isText(amount.currency);
};

const isAmountOrNone = (value: unknown): boolean => value == null || isAmount(value);

const isTimeOrNone = (value: unknown): boolean => value == null || !Number.isNaN(Date.parse(`${value}`));

/** A payment, where it is one whose money can be told. Throws for everything else: it settles nothing. */
export const readPayment = (value: unknown): MolliePayment => {
  const { id, status, amount, amountRefunded, amountChargedBack, createdAt, expiresAt, _links } = fieldsOf(value);
  const isWhole = [id, status, createdAt].every(isText) && isAmount(amount) && typeof _links === "object" && _links;
  const isRead = isWhole && [amountRefunded, amountChargedBack].every(isAmountOrNone);
  if (!isRead || ![createdAt, expiresAt].every(isTimeOrNone))
    throw new Error("Mollie answers something that is no payment.");
  return value as MolliePayment;
};

/** A refund. Throws for everything else. */
export const readRefund = (value: unknown): MollieRefund => {
  const { id, status } = fieldsOf(value);
  if (![id, status].every(isText)) throw new Error("Mollie answers something that is no refund.");
  return value as MollieRefund;
};

/** How many of a list come at a time: the most there may be. */
const pageSize = 250;

/** A list of Mollie's, page by page. @param path whose last word is what it is a list of */
export const walkList = async function* (ask: AskMollie, path: string): AsyncGenerator<readonly unknown[]> {
  let from: string | null = "";
  while (from !== null) {
    const page = fieldsOf(
      await ask({ path: `${path}?limit=${pageSize}${from && `&from=${encodeURIComponent(from)}`}` }),
    );
    const found = fieldsOf(page._embedded)[path.slice(path.lastIndexOf("/") + 1)];
    if (!Array.isArray(found)) throw new Error("Mollie answers something that is no list.");
    yield found;
    const next = fieldsOf(fieldsOf(page._links).next).href;
    // Only the place within the provider's address is believed: our key goes nowhere else.
    from = typeof next === "string" ? new URL(next).searchParams.get("from") : null;
  }
};
