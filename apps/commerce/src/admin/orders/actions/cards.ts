import type { DecisionReason, StaffCard } from "../../../money/giftcard/index.ts";
import { staffCards } from "../../../money/giftcard/index.ts";
import { readLines } from "../../../money/order/index.ts";
import { blockCard, type CardRefusal, reissue } from "../../cards/decide.ts";
import { type Refusal, Refused } from "../../staff/refused.ts";
import type { Action, Doing } from "./action.ts";

/** Which card, and why. */
export interface CardInput {
  card: number;
  reason: DecisionReason;
}

const refusals: Readonly<Record<CardRefusal, Refusal>> = {
  UNKNOWN: "NOT_FOUND",
  SEVERAL: "CARD_SEVERAL",
  BLOCKED: "CARD_BLOCKED",
  INACTIVE: "CARD_INACTIVE",
  EXPIRED: "CARD_EXPIRED",
  EMPTY: "CARD_EMPTY",
  ONCE: "CARD_ONCE",
  NOT_POSTED: "CARD_NOT_POSTED",
  TOO_EARLY: "CARD_TOO_EARLY",
  TOO_LATE: "CARD_TOO_LATE",
};

/** A card of the order. Throws NOT_FOUND. */
export const cardOf = async ({ client, order }: Pick<Doing, "client" | "order">, id: number): Promise<StaffCard> => {
  const lines = await readLines(client, order.id);
  const cards = await staffCards(
    client,
    lines.map((line) => line.id),
  );
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Refused("NOT_FOUND", "card");
  return card;
};

const wishOf = ({ order, staff }: Doing, { card, reason }: CardInput) => ({
  number: order.number,
  card: { id: card },
  reason,
  staff,
});

/** Blocks a card; answers what the audit says of it. Throws why not. */
export const block = async (doing: Doing, input: CardInput): Promise<object> => {
  const { lastDigits } = await cardOf(doing, input.card);
  const refusal = await blockCard(doing.services, doing.client, wishOf(doing, input));
  if (refusal !== undefined) throw new Refused(refusals[refusal], "card");
  return { blocked: `…${lastDigits}` };
};

/** Issues a card again; answers the new one. Throws why not. */
export const issueAgain = async (doing: Doing, input: CardInput): Promise<{ id: number; orderLine: number }> => {
  const made = await reissue(doing.services, doing.client, wishOf(doing, input));
  if (typeof made === "string") throw new Refused(refusals[made], "card");
  return made;
};

/**
 * Issues a card again. Its number and PIN stay where they
 * are: they are e-mailed, printed, or revealed by somebody.
 */
export const reissueAction: Action<CardInput> = {
  operation: "cards.reissue",
  weigh: async (doing, { card }) => (await cardOf(doing, card)).balance,
  perform: async (doing, input) => {
    const before = await cardOf(doing, input.card);
    const { id } = await issueAgain(doing, input);
    const after = await cardOf(doing, id);
    return { blocked: `…${before.lastDigits}`, issued: `…${after.lastDigits}`, amount: after.balance };
  },
};
