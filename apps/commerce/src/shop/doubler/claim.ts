import { issuePromotionCard, lastDayOf } from "../../money/giftcard/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { imageOf, titleOf } from "../catalogue/present.ts";
import { readView } from "../catalogue/snapshot/view.ts";
import { announce, purgeTags } from "../catalogue/stock/purge.ts";
import { prizeEmail } from "./emails/emails.ts";
import { refuseElsewhere } from "./enter.ts";
import { limitCalls } from "./limits.ts";
import { hashOfToken } from "./prize-token.ts";
import { budgetKey } from "./staff.ts";
import { closeBudget } from "./steps/offer-prize.ts";
import { findEntrant } from "./tables/entries.ts";
import { lockPrize, markClaimed, type Prize, prizeOfToken } from "./tables/prizes.ts";

/** A prize as whoever has its link sees it. */
export type PrizeView = Pick<Prize, "draw" | "value" | "endsAt"> & { state: "OFFERED" | "CLAIMED" | "OVER" };

const viewOf = ({ draw, value, endsAt, state }: Prize, now: Date): PrizeView => ({
  draw,
  value,
  endsAt,
  state: state === "CLAIMED" ? "CLAIMED" : state === "OFFERED" && endsAt > now ? "OFFERED" : "OVER",
});

/** What everybody may know of who won: the first letter of an address. */
const maskOf = (email: string): string => `${email.slice(0, 1).toUpperCase()}•••`;

/** `doublerPrize`: what a link of an email is good for. Throws 2204. */
export const showPrize = async (token: string, scope: Scope): Promise<PrizeView> => {
  refuseElsewhere(scope);
  await limitCalls(scope);
  const { services, storefront } = scope;
  const prize = await prizeOfToken(services.pool, hashOfToken(token));
  if (prize?.storefront !== storefront.code) throw new Failure("linkInvalid", "token");
  return viewOf(prize, services.clock.now());
};

/** The card of a prize: the shop's own, given from the promotion budget. */
const issue = async (scope: Scope, client: PoolClient, { draw, value }: Prize, now: Date): Promise<number> => {
  const { services, storefront } = scope;
  const view = await readView(services, scope, client);
  const { choice } = view.snapshot;
  if (choice === undefined) throw new Error(`${storefront.code} sells no choice card to give as a prize.`);
  const image = imageOf(view, choice);
  const { code, group, legalEntity, currency } = storefront;
  const look = {
    title: titleOf(view, choice),
    imageUrl: image.url,
    imageAlt: image.alt,
    backgroundColor: choice.backgroundColor,
  };
  const terms = { storefront: code, group, legalEntity, currency, activatedAt: now };
  const expiresOn = lastDayOf(storefront, now);
  const key = budgetKey(draw);
  const card = await issuePromotionCard(client, { key, value, ...look, ...terms, expiresOn }, services.environment);
  if (card === undefined) throw new Error(`The budget of ${draw} does not reach for its prize.`);
  return card;
};

/**
 * `claimDoublerPrize`: makes the card of a prize and sends
 * it; again, it answers the same. Throws 1002, 2204 and 2603.
 */
export const claimPrize = async (token: string, scope: Scope): Promise<PrizeView> => {
  refuseElsewhere(scope);
  await limitCalls(scope);
  const { services, storefront } = scope;
  return inTransaction(services.pool, async (client) => {
    const now = services.clock.now();
    const prize = await lockPrize(client, hashOfToken(token));
    if (prize?.storefront !== storefront.code) throw new Failure("linkInvalid", "token");
    const { state } = viewOf(prize, now);
    if (state === "OVER") throw new Failure("doublerPrizeOver", "token");
    if (state === "CLAIMED") return viewOf(prize, now);
    const entrant = await findEntrant(client, prize.entry, services.environment);
    if (entrant === undefined) throw new Error(`Nobody is known of the entry ${prize.entry}.`);
    const card = await issue(scope, client, prize, now);
    await markClaimed(client, { id: prize.id, card, winner: maskOf(entrant.email), now });
    await closeBudget(client, { id: prize.draw, storefront: prize.storefront }, prize.value);
    await writeEmail(services, client, prizeEmail, { prize: prize.id });
    await announce(services, client, [purgeTags.doubler(prize.storefront)]);
    return { ...viewOf(prize, now), state: "CLAIMED" };
  });
};
