import { formatMoney, type Money } from "@giftshop/messages/format";
import type { Shop } from "@giftshop/storefront-config/shop";
import { createContext, useContext } from "react";
import type { ExchangeTranslate } from "./exchange-words.ts";
import type { RedeemOrder } from "./redeem-order.fragment.ts";
import type { ExchangeHandle } from "./use-exchange.ts";

/** Windows of the exchange; opening one replaces the one before. `product`: path of the card. */
export type ExchangeWindow =
  | { kind: "basket" | "addCard" | "hints" | "reset" | "combination" | "donate" | "guest" }
  | { kind: "value" | "information" | "frame" | "redirect"; product: string };

/** What every part of an exchange that is under way reads. */
export interface Exchange extends Pick<ExchangeHandle, "busy" | "change"> {
  shop: Shop;
  t: ExchangeTranslate;
  order: RedeemOrder;
  /** Opens a window; `undefined` closes it. */
  open(window: ExchangeWindow | undefined): void;
}

const Context = createContext<Exchange | undefined>(undefined);

export const ExchangeProvider = Context.Provider;

/** The exchange, and how an amount of it is written. @throws outside of an {@link ExchangeProvider} */
export const useExchangeContext = (): Exchange & { money(amount: Money): string } => {
  const exchange = useContext(Context);
  if (!exchange) throw new Error("ExchangeProvider is missing above.");
  return { ...exchange, money: (amount) => formatMoney(amount, exchange.shop.locale, "always") };
};
