import { cardsByHash } from "../../money/giftcard/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { takenCards } from "./holds.ts";
import { matchCards } from "./match-cards.ts";
import type { AnsweredRequest } from "./types.ts";

/**
 * A request as its cards are now: one that can be paid may
 * have cards that were activated, blocked or taken since.
 */
export const answersNow = async (db: Queryable, request: AnsweredRequest): Promise<AnsweredRequest> => {
  if (request.state !== "READY") return request;
  const named = request.cards.filter(({ card }) => card !== null);
  const hashes = named.map(({ numberHash }) => numberHash);
  const ids = named.flatMap(({ card }) => card ?? []);
  const known = await cardsByHash(db, request.storefront, hashes);
  const now = matchCards(named, known, await takenCards(db, ids, request.id));
  const byPosition = new Map(named.map(({ position }, index) => [position, now[index]?.answer]));
  return {
    ...request,
    cards: request.cards.map((one) => ({ ...one, answer: byPosition.get(one.position) ?? one.answer })),
  };
};
