import { type Language, onOneLine, retention, type Storefront } from "@giftshop/storefront-config";
import { townLines } from "@giftshop/storefront-config/address-lines";
import { complaintBodyOf } from "@giftshop/storefront-config/complaint-bodies";
import { cutOffTime } from "@giftshop/storefront-config/cut-off-time";
import { legalEntityOf } from "@giftshop/storefront-config/legal";
import { validity } from "../catalogue/texts.ts";
import { moneyText } from "../money-text.ts";
import { localNames } from "./local-names.ts";

/** What the written pages leave open, as a storefront fills it in one of its languages. */
export const fillingsOf = (storefront: Storefront, language: Language): Readonly<Record<string, string>> => {
  const { country, organisation, limits, delivery, name, claims } = storefront;
  const locale = `${language}-${country}-u-nu-latn`;
  const named = (text: string) => localNames(text, country, language);
  const money = (minor: number) => moneyText(storefront, language, minor);
  const { register, vatNumber, director } = legalEntityOf(storefront.code);
  const { name: body, site } = complaintBodyOf(storefront, language);
  return {
    shop: name,
    company: organisation.legalName,
    email: organisation.email,
    // A number that breaks over two lines is not read as one.
    phone: organisation.phone.replaceAll(" ", "\u00a0"),
    street: organisation.street,
    register: named(register),
    vatNumber: named(vatNumber),
    director,
    complaintBody: `${body} ([${site}](https://${site}))`,
    place: named(onOneLine(townLines({ ...organisation, countryCode: country }))),
    validity: validity(storefront, language),
    digitalMinimum: money(limits.digitalMinimum),
    digitalMaximum: money(limits.digitalMaximum),
    registeredAbove: money(limits.registeredPostAbove),
    postage: money(delivery.mailbox),
    registered: money(delivery.registered),
    nextDayPercent: `${claims.nextDayPercent}`,
    claimAfterWorkingDays: `${claims.claimAfterWorkingDays}`,
    claimUntilDays: `${claims.claimUntilDays}`,
    cookieDays: `${retention.cookieDays}`,
    basketDays: `${retention.basketDays}`,
    unpaidOrderDays: `${retention.unpaidOrderDays}`,
    messageDays: `${retention.messageDays}`,
    quoteDays: `${retention.quoteDays}`,
    doublerDays: `${retention.doublerDays}`,
    cutOff: cutOffTime({ locale, storefront }),
  };
};

/**
 * Fills every `{name}` of a text or of a structure of texts; what ends
 * in a point itself ("5 p.m.") takes none. Throws on a name that nobody knows.
 */
export const filled = <Value>(value: Value, fillings: Readonly<Record<string, string>>): Value => {
  if (typeof value === "string") {
    return value.replace(/\{(\w+)\}(\.?)/gu, (_, name: string, point: string) => {
      const filling = fillings[name];
      if (filling === undefined) throw new Error(`A written page asks for "${name}", which nobody fills in.`);
      return filling.endsWith(".") ? filling : filling + point;
    }) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, fillings)) as Value;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, fillings)])) as Value;
  }
  return value;
};
