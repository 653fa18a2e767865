import { type CardBalance, recogniseCard } from "../../money/giftcard/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { behindSprayLimit, spent } from "./spray-limit.ts";

/**
 * Over all cards and operations, right and wrong tries alike,
 * so that the limit itself tells nothing about a card.
 */
const byAddress: Bucket = { name: "balance-address", points: 30, seconds: 900, guards: true };
const byVisitor: Bucket = { name: "balance-visitor", points: 20, seconds: 900, guards: true };

/** What somebody typed of a card. */
export interface TypedCard {
  cardNumber: string;
  pin: string;
  captchaToken?: string | null | undefined;
  /** The operation has used a captcha up for this try already. */
  captchaSpent?: true;
}

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
  await limit(scope, byAddress, scope.clientAddress);
  await limit(scope, byVisitor, (await scope.session.find(pool))?.visitor ?? (await scope.visitor.findBrowser(pool)));
  return behindSprayLimit(scope, captchaSpent ? spent : (captchaToken ?? undefined), () =>
    look(pool, { number: cardNumber, pin }, clock.now(), environment),
  );
};
