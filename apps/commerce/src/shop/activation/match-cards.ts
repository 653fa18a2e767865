import type { BlankCard } from "../../money/giftcard/index.ts";
import type { CardAnswer, RequestedCard } from "./types.ts";

/** A card as it was named: by its number, and what it shall be worth. */
export interface NamedCard {
  numberHash: Buffer;
  lastDigits: string;
  /** Minor units. */
  amount: number;
}

/** Ends of a range, in either order, and what each card of it shall be worth. */
export interface NamedRange {
  from: Buffer;
  to: Buffer;
  amount: number;
}

const keyOf = (hash: Buffer): string => hash.toString("hex");

/** All cards that lie between two of a box, these included; none where one of the two is not there. */
export const cardsBetween = (packed: readonly BlankCard[], { from, to, amount }: NamedRange): NamedCard[] => {
  const places = [from, to].map((hash) => packed.findIndex(({ numberHash }) => numberHash.equals(hash)));
  if (places.includes(-1)) return [];
  return packed
    .slice(Math.min(...places), Math.max(...places) + 1)
    .map(({ numberHash, lastDigits }) => ({ numberHash, lastDigits, amount }));
};

/** What can become of a card now. `taken`: cards that an order is giving value to. */
export const answerOf = (card: BlankCard | undefined, taken: ReadonlySet<number>): CardAnswer => {
  if (card === undefined) return "UNKNOWN";
  if (card.state === "BLOCKED") return "BLOCKED";
  if (card.state !== "INACTIVE") return "ACTIVE";
  return taken.has(card.id) ? "TAKEN" : "READY";
};

/** Each card that was named, once, with its answer. */
export const matchCards = (
  named: readonly NamedCard[],
  known: readonly BlankCard[],
  taken: ReadonlySet<number>,
): RequestedCard[] => {
  const byHash = new Map(known.map((card) => [keyOf(card.numberHash), card]));
  const once = new Map(named.map((card) => [keyOf(card.numberHash), card]));
  return [...once].map(([key, card], position) => {
    const found = byHash.get(key);
    return { ...card, position, card: found?.id ?? null, answer: answerOf(found, taken) };
  });
};

/** Cards nobody has looked at yet. */
export const unseenCards = (named: readonly NamedCard[]): RequestedCard[] =>
  matchCards(named, [], new Set()).map((card) => ({ ...card, answer: "REVIEW" }));
