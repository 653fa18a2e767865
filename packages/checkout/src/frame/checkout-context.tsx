import { postmarkOf } from "@giftshop/delivery-date/postmark";
import { type DayPlan, dayText } from "@giftshop/delivery-date/text";
import { Commerce } from "@giftshop/graphql/react";
import { createTranslate, formatDate, formatMoney, type Money, type Translate } from "@giftshop/messages";
import { type Shop, type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import type { PostmarkProps } from "@giftshop/ui-kit/gift-preview";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { CheckoutWords } from "./checkout-words.ts";

/** What every part of this package's leaves reads. */
export interface Checkout {
  shop: Shop;
  /** Basket and order are those of the exchange of a gift card. */
  redeem: boolean;
  /** Where what was chosen is changed: the basket, or what a gift card is exchanged for. */
  basketHref: string;
  t: Translate<CheckoutWords>;
  /** An amount with its decimals, as totals are written. */
  money(amount: Money): string;
  /** A day in the storefront's zone: "Monday 23 November". */
  day(instant: string): string;
  /** The day that was chosen for a gift, of a digital one with its hour. */
  chosenDay(plan: DayPlan): string;
  /** The day of an instant in the storefront's zone, `YYYY-MM-DD`. */
  dayOf(instant: string): string;
  /** A day as it is stamped on a gift. */
  stamp(plan: DayPlan, label: string): PostmarkProps;
  /**
   * A day and the minute by which an instant has come, in
   * the storefront's zone: "Monday 23 November at 9:05".
   */
  moment(instant: string): string;
}

const minute = 60_000;
const toTheMinute = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;
/** The end of a minute, so that nobody comes a few seconds too soon. */
const nextMinute = (instant: string): Date => new Date(Math.ceil(Date.parse(instant) / minute) * minute);

const Context = createContext<Checkout | undefined>(undefined);

/** Makes shop, words and commerce available below, out of the plain data a leaf got. */
export const CheckoutProvider = ({
  shop,
  words,
  redeem = false,
  children,
}: {
  shop: ShopData;
  words: CheckoutWords;
  redeem?: boolean | undefined;
  children: ReactNode;
}) => {
  const value = useMemo((): Checkout => {
    const made = shopFrom(shop);
    const { timeZone } = made.storefront;
    return {
      shop: made,
      redeem,
      basketHref: made.link(redeem ? "redeemShop" : "basket"),
      t: createTranslate(shop.language, words),
      money: (amount) => formatMoney(amount, made.locale, "always"),
      day: (instant) => formatDate(instant, made.locale, timeZone),
      chosenDay: (plan) => dayText(plan, made.locale, timeZone),
      dayOf: (instant) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant)),
      stamp: (plan, label) => postmarkOf(plan, made.locale, label),
      moment: (instant) => formatDate(nextMinute(instant), made.locale, timeZone, toTheMinute),
    };
  }, [shop, words, redeem]);
  return (
    <Commerce redeem={redeem}>
      <Context value={value}>{children}</Context>
    </Commerce>
  );
};

/** @throws outside of a {@link CheckoutProvider} */
export const useCheckout = (): Checkout => {
  const checkout = useContext(Context);
  if (!checkout) throw new Error("CheckoutProvider is missing above.");
  return checkout;
};
