import { type CardBalance, recogniseCard } from "../../money/giftcard/index.ts";
import { inTransaction, lastly, pipelined } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { Bucket } from "../../platform/limit.ts";
import { type Count, countOf, limitBeside } from "../../platform/load/guard-count.ts";
import { behindSprayLimit, spent } from "./spray-limit.ts";

/**
 * Over all cards and operations, right and wrong tries alike,
 * so that the limit itself tells nothing about a card.
 */
const byAddress = { name: "balance-address", points: 30, seconds: 900, guards: true } satisfies Bucket;
const byVisitor = { name: "balance-visitor", points: 20, seconds: 900, guards: true } satisfies Bucket;

/** What a try counts for: the address of the call and the visitor, as far as they are known. */
const countsOf = async ({ services, session, visitor, clientAddress }: Scope): Promise<Count[]> => {
  const { pool } = services;
  const id = (await session.find(pool))?.visitor ?? (await visitor.findBrowser(pool));
  return [
    ...(clientAddress === undefined ? [] : [countOf(byAddress, clientAddress)]),
    ...(id === undefined ? [] : [countOf(byVisitor, id)]),
  ];
};

/** What somebody typed of a card. */
export interface TypedCard {
  cardNumber: string;
  pin: string;
  captchaToken?: string | null | undefined;
  /** The operation has used a captcha up for this try already. */
  captchaSpent?: true;
}

/** What was tried stays counted, whatever it is answered: a refusal ends no transaction. */
const orFailure = (error: unknown): { failure: Failure } => {
  if (error instanceof Failure) return { failure: error };
  throw error;
};

/**
 * Looks a card up for an operation, behind all that guards
 * PINs. Throws 1002, 1003, 2100, 2101 and what `look` throws.
 *
 * @param look by default answers the card in whatever state it is
 */
export const guardedCard = async (
  { cardNumber, pin, captchaToken, captchaSpent }: TypedCard,
  scope: Scope,
  look: typeof recogniseCard = recogniseCard,
): Promise<CardBalance> => {
  const { pool, clock, environment } = scope.services;
  const tries = await countsOf(scope);
  return behindSprayLimit(scope, captchaSpent ? spent : (captchaToken ?? undefined), async (guard, again) => {
    const limits = again ? [] : tries;
    const guards = guard ? [...limits, guard] : limits;
    const typed = { number: cardNumber, pin };
    const outcome = await inTransaction(pool, (client) =>
      lastly(
        client,
        pipelined(...limits.map((count) => limitBeside(client, count))),
        look(client, typed, clock.now(), environment, guards),
      ).then(([, card]) => ({ card }), orFailure),
    );
    if ("failure" in outcome) throw outcome.failure;
    return outcome.card;
  });
};
