import type { Storefront } from "@giftshop/storefront-config";
import { builder } from "./builder.ts";

const currencies = [
  "AED",
  "AUD",
  "BGN",
  "BRL",
  "CAD",
  "CHF",
  "CLP",
  "CNY",
  "COP",
  "CZK",
  "DKK",
  "EUR",
  "GBP",
  "HKD",
  "HUF",
  "IDR",
  "ILS",
  "INR",
  "ISK",
  "JPY",
  "KRW",
  "MXN",
  "MYR",
  "NOK",
  "NZD",
  "PEN",
  "PHP",
  "PLN",
  "RON",
  "SAR",
  "SEK",
  "SGD",
  "THB",
  "TRY",
  "TWD",
  "USD",
  "ZAR",
] as const;
export type CurrencyCode = (typeof currencies)[number];

const CurrencyEnum = builder.enumType("CurrencyCode", { values: currencies });
export const DeliveryKindEnum = builder.enumType("DeliveryKind", { values: ["DIGITAL", "PHYSICAL"] as const });
export const ProductTypeEnum = builder.enumType("ProductType", {
  values: ["GIFTCARD", "DONATION", "GIFTCARD_BLANK"] as const,
});

/** Integer minor units of a currency. */
export interface Money {
  currency: CurrencyCode;
  value: number;
}

export const MoneyType = builder.objectRef<Money>("Money").implement({
  fields: (t) => ({
    currency: t.expose("currency", { type: CurrencyEnum }),
    value: t.exposeInt("value"),
  }),
});

/** An amount in the storefront's currency; a test holds that each storefront's is one of the enum's. */
export const moneyOf = ({ currency }: Pick<Storefront, "currency">, value: number): Money => ({
  currency: currency as CurrencyCode,
  value,
});

export interface Image {
  url: string;
  alt: string;
}

export const ImageType = builder.objectRef<Image>("Image").implement({
  fields: (t) => ({ url: t.exposeString("url"), alt: t.exposeString("alt") }),
});
