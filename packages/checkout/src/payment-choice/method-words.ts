import type { Translate } from "@giftshop/messages";
import { isWallet, walletNames } from "@giftshop/storefront-config/wallets";
import type { CheckoutWords } from "../frame/checkout-words.ts";

type T = Translate<CheckoutWords>;
type Named = keyof CheckoutWords["payment"]["methods"];

const isNamed = (id: string, named: object): id is Named => Object.hasOwn(named, id);

const names: Record<Named, true> = {
  creditcard: true,
  cartebancaire: true,
  ideal: true,
  bancontact: true,
  belfius: true,
  kbc: true,
  paypal: true,
  blik: true,
  eps: true,
  banktransfer: true,
  invoice: true,
};

/** What a way to pay is called: by its logo where that says more ("Carte bancaire" for a card in France). */
export const methodName = (t: T, id: string, logo: string): string => {
  if (isWallet(id)) return walletNames[id];
  const known = [logo, id].find((name) => isNamed(name, names));
  return known ? t(`payment.methods.${known as Named}`) : id;
};

/** Whether its money comes days after the order. */
export const isTransfer = (id: string): boolean => id === "banktransfer";

/** What is good to know of it; `apart` where wallets are ways of their own. */
export const methodHint = (t: T, id: string, apart: boolean): string | undefined => {
  if (id === "creditcard") return t(`payment.hints.${apart ? "cardsAlone" : "creditcard"}`);
  if (id === "invoice") return t("payment.hints.invoice");
  return isTransfer(id) ? t("payment.hints.banktransfer") : undefined;
};
