import { endDeferral } from "../../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { keepIssued } from "./codes.ts";
import { isSettled, lockWaiting, noteRevoked, noteTried, type OpenCard, openCards } from "./issued-cards.ts";
import { type IssuedElsewhere, type Issuer, IssuerRefused } from "./issuer.ts";
import { restoreCard } from "./restore-card.ts";

/** Cards that are looked at at once. */
const most = 50;

const keyOf = ({ orderLine, n }: OpenCard): string => `${orderLine}:${n}`;

/** Settles a card that still waits, and lets its package go where it was the last. */
const settle = (services: Services, card: OpenCard, work: (client: PoolClient) => Promise<void>): Promise<void> =>
  inTransaction(services.pool, async (client) => {
    if ((await lockWaiting(client, card.id)) === undefined) return;
    await work(client);
    if (await isSettled(client, card.package)) await endDeferral(client, card.package, services.clock.now());
  });

/** The card of an earlier try, if one was made after all; a second one is taken back. */
const madeBefore = async (issuer: Issuer, card: OpenCard): Promise<IssuedElsewhere | undefined> => {
  const [first, ...doubles] = await issuer.find(keyOf(card));
  for (const { reference } of doubles) await issuer.revoke(reference);
  return first;
};

const ask = async (issuer: Issuer, card: OpenCard): Promise<IssuedElsewhere> => {
  const before = card.triedAt === null ? undefined : await madeBefore(issuer, card);
  if (before) return before;
  const { brand, value, currency } = card;
  return issuer.issue({ key: keyOf(card), brand, value, currency });
};

/** Asks for a card once, and restores one that is refused or that nobody made in time. */
const tryCard = async (services: Services, issuer: Issuer, card: OpenCard): Promise<void> => {
  const { pool, clock, environment, log } = services;
  const isLate = clock.now() >= card.deadline;
  await noteTried(pool, card.id, clock.now());
  try {
    const issued = isLate ? await madeBefore(issuer, { ...card, triedAt: clock.now() }) : await ask(issuer, card);
    if (issued) return await settle(services, card, (client) => keepIssued(client, card, issued, environment));
  } catch (error) {
    const isRefused = error instanceof IssuerRefused;
    log.warn({ card: card.id, brand: card.brand, isRefused, error }, "an issuer has made no card");
    if (!isRefused && !isLate) return;
  }
  await settle(services, card, (client) => restoreCard(services, client, card));
};

/** Takes back whatever an issuer made of a card that was restored meanwhile; until it has said so. */
const takeBack = async ({ pool, clock, log }: Services, issuer: Issuer, card: OpenCard): Promise<void> => {
  try {
    for (const { reference } of await issuer.find(keyOf(card))) await issuer.revoke(reference);
    // Whoever was asked last may still be at it.
    const isQuiet = clock.now().getTime() - (card.triedAt?.getTime() ?? 0) >= 15 * 60_000;
    if (isQuiet) await noteRevoked(pool, card.id, clock.now());
  } catch (error) {
    log.warn({ card: card.id, error }, "cards of an issuer could not be taken back");
  }
};

/** One look at all cards that issuers are asked for. Answers how many there were. */
export const issueWaiting = async (services: Services, issuer: Issuer): Promise<number> => {
  const open = await openCards(services.pool, most);
  await Promise.all(
    open.map((card) => (card.state === "WAITING" ? tryCard(services, issuer, card) : takeBack(services, issuer, card))),
  );
  return open.length;
};
