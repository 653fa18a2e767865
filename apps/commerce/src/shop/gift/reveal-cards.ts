import { type CardBalance, cardsOf, revealCard } from "../../money/giftcard/index.ts";
import type { Services } from "../../platform/services.ts";
import { code128 } from "./code-128.ts";

/** A card with what it is spent with, shown to who has the link and logged as a reveal. */
export interface OpenedCard extends CardBalance {
  number: string;
  pin: string;
  /** Widths of the bars and spaces of its Code 128, in turn. */
  barcode: readonly number[];
}

/**
 * Cards of an opened gift with their codes, in their order, without those that were issued again to somebody
 * else.
 *
 * @param purpose what for: `gift.page`
 */
export const revealCards = async (
  ids: readonly number[],
  purpose: string,
  { pool, clock, environment }: Services,
): Promise<OpenedCard[]> => {
  const cards = (await cardsOf(pool, ids)).filter(({ state }) => state !== "BLOCKED");
  const opened: OpenedCard[] = [];
  for (const card of cards.sort((one, other) => one.id - other.id)) {
    const code = await revealCard(pool, card.id, purpose, clock.now(), environment);
    if (code) opened.push({ ...card, number: code.number, pin: code.pin, barcode: code128(code.number) });
  }
  return opened;
};
