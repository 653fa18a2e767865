import { paymentRangeOf } from "@giftshop/storefront-config/payment";
import type { Call } from "../http/call.ts";
import { type Amount, fromMinor, hasRightDecimals, isCurrency } from "./amount.ts";
import { ProviderRefusal } from "./errors.ts";
import { issuersOf } from "./issuers.ts";
import { currenciesOf, isMethodId, type MethodId, methodIds, methodName, takes } from "./methods.ts";

/** The answer to `GET /v2/methods`: those that can take the amount, or all when none is named. */
export const listMethods = (call: Call, publicUrl: string) => {
  const query = call.url.searchParams;
  const amount = readQueryAmount(query);
  const locale = query.get("locale");
  const withIssuers = includesIssuers(query);
  const fitting = methodIds.filter((id) => amount === undefined || takes(id, amount));
  const shown = fitting.map((id) => presentMethod(id, { publicUrl, locale, withIssuers, currency: amount?.currency }));
  return {
    count: shown.length,
    _embedded: { methods: shown },
    _links: {
      self: { href: `${publicUrl}/v2/methods${call.url.search}`, type: "application/hal+json" },
      documentation: { href: "https://docs.mollie.com/reference/list-methods", type: "text/html" },
    },
  };
};

/** The answer to `GET /v2/methods/{id}`. @throws ProviderRefusal 404 for a method that does not exist. */
export const getMethod = (call: Call, publicUrl: string) => {
  const { id = "" } = call.parameters;
  if (!isMethodId(id)) throw new ProviderRefusal(404, `No method exists with the identifier ${id}`);
  const query = call.url.searchParams;
  return presentMethod(id, {
    publicUrl,
    locale: query.get("locale"),
    withIssuers: includesIssuers(query),
    currency: query.get("currency") ?? undefined,
  });
};

const includesIssuers = (query: URLSearchParams): boolean =>
  (query.get("include") ?? "").split(",").includes("issuers");

interface Presentation {
  readonly publicUrl: string;
  readonly locale: string | null;
  readonly withIssuers: boolean;
  readonly currency: string | undefined;
}

const presentMethod = (id: MethodId, { publicUrl, locale, withIssuers, currency }: Presentation) => {
  const currencies = currenciesOf(id);
  const asked = currencies.find((one) => one === currency);
  const shownIn = asked ?? currencies.find((one) => one === "EUR") ?? currencies[0] ?? "EUR";
  const { smallest = 1, largest = null } = paymentRangeOf(id, shownIn) ?? {};
  const image = `${publicUrl}/images/methods/${id}.svg`;
  return {
    resource: "method",
    id,
    description: methodName(id, locale),
    minimumAmount: fromMinor(smallest, shownIn),
    maximumAmount: largest === null ? null : fromMinor(largest, shownIn),
    image: { size1x: image, size2x: image, svg: image },
    status: "activated",
    ...(withIssuers && issuersOf(id).length > 0
      ? { issuers: issuersOf(id).map((issuer) => ({ resource: "issuer", ...issuer, image: { svg: image } })) }
      : {}),
    _links: { self: { href: `${publicUrl}/v2/methods/${id}`, type: "application/hal+json" } },
  };
};

/** `amount[value]` with `amount[currency]`, or `amount.value` as some clients write it. */
const readQueryAmount = (query: URLSearchParams): Amount | undefined => {
  const value = query.get("amount[value]") ?? query.get("amount.value");
  const currency = query.get("amount[currency]") ?? query.get("amount.currency");
  if (value === null && currency === null) return undefined;
  if (!isCurrency(currency)) throw new ProviderRefusal(400, "The currency is not supported", "amount.currency");
  const amount = { currency, value: value ?? "" };
  if (!hasRightDecimals(amount)) throw new ProviderRefusal(400, "The amount value is invalid", "amount.value");
  return amount;
};
