import { cardsByHash, cardsOfLines } from "../../money/giftcard/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { sendActivationEmail } from "./emails/emails.ts";
import { takenCards } from "./holds.ts";
import { cardsBetween, matchCards } from "./match-cards.ts";
import {
  answerCards,
  insertRequestCards,
  lockRequestByReference,
  moveRequest,
  noteDecision,
} from "./requests-table.ts";
import type { AnsweredRequest, RequestedCard } from "./types.ts";

/** Why a decision was not taken. */
export type NotDecided = "UNKNOWN" | "DECIDED" | "NO_CARDS";

interface Deciding {
  reference: string;
  /** Who decides. */
  staff: string;
  why: string;
}

/**
 * The cards that were named, wherever they were bought in this
 * storefront; of a range, those of the box that has its first one.
 */
const findCards = async (client: PoolClient, request: AnsweredRequest): Promise<RequestedCard[]> => {
  const { storefront, range, cards, id } = request;
  const [first] = range ? await cardsByHash(client, storefront, [range.from]) : [];
  const box = first ? await cardsOfLines(client, [first.orderLine]) : [];
  const named = [...(range ? cardsBetween(box, range) : []), ...cards];
  const known = await cardsByHash(
    client,
    storefront,
    named.map(({ numberHash }) => numberHash),
  );
  const taken = await takenCards(
    client,
    known.map((card) => card.id),
    id,
  );
  return matchCards(named, known, taken);
};

const decide = async (
  client: PoolClient,
  reference: string,
  work: (request: AnsweredRequest) => Promise<NotDecided | undefined>,
): Promise<NotDecided | undefined> => {
  const request = await lockRequestByReference(client, reference);
  if (request === undefined) return "UNKNOWN";
  return request.state === "REVIEW" ? work(request) : "DECIDED";
};

/**
 * Lets a request be paid for those of its cards that can be activated, tells who asked, and keeps the
 * decision for ever. In the caller's transaction.
 */
export const approveRequest = (
  services: Services,
  client: PoolClient,
  { reference, staff, why }: Deciding,
): Promise<NotDecided | undefined> =>
  decide(client, reference, async (request) => {
    const found = await findCards(client, request);
    if (!found.some(({ answer }) => answer === "READY")) return "NO_CARDS";
    const now = services.clock.now();
    const before = new Set(request.cards.map(({ numberHash }) => numberHash.toString("hex")));
    const [known, added] = [true, false].map((is) =>
      found.filter(({ numberHash }) => before.has(numberHash.toString("hex")) === is),
    );
    const positionOf = new Map(request.cards.map((one) => [one.numberHash.toString("hex"), one.position]));
    await answerCards(
      client,
      request.id,
      (known ?? []).map((one) => ({ ...one, position: positionOf.get(one.numberHash.toString("hex")) ?? -1 })),
    );
    await insertRequestCards(
      client,
      request.id,
      (added ?? []).map((one, index) => ({ ...one, position: request.cards.length + index })),
    );
    await moveRequest(client, request.id, "READY", now);
    await noteDecision(client, { reference, decision: "APPROVED", staff, why, at: now });
    await sendActivationEmail(services, client, request.id, "ANSWERED");
    return undefined;
  });

/** Refuses a request, tells who asked, and keeps the decision for ever. In the caller's transaction. */
export const refuseRequest = (
  services: Services,
  client: PoolClient,
  { reference, staff, why }: Deciding,
): Promise<NotDecided | undefined> =>
  decide(client, reference, async (request) => {
    const now = services.clock.now();
    await moveRequest(client, request.id, "REFUSED", now);
    await noteDecision(client, { reference, decision: "REFUSED", staff, why, at: now });
    await sendActivationEmail(services, client, request.id, "ANSWERED");
    return undefined;
  });
