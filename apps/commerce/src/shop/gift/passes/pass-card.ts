import type { Language, Storefront } from "@giftshop/storefront-config";
import type { OpenedCard } from "../reveal-cards.ts";

/** A card on its way into a wallet. */
export interface PassCard {
  storefront: Storefront;
  /** Language of the words on it. */
  language: Language;
  card: OpenedCard;
  /** What it is a card of: "Café Élodie". */
  title: string;
  /** What the wallet knows it by: nothing that can be spent. */
  serial: string;
  /** Where the shop answers, without a slash at its end. */
  origin: string;
  /** Where its balance is checked. */
  balanceCheck: string;
  /** When its last day ends where it was sold. */
  endsAt: Date;
  now: Date;
}

/** A card number in groups of four. */
export const inGroups = (number: string): string => number.replace(/\d{4}(?=\d)/gu, "$& ");
