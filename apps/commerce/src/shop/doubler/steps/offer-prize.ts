import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { doublerTerms, mostPrize, prizeOf } from "@giftshop/storefront-config/doubler-terms";
import { returnPromotionBudget } from "../../../money/giftcard/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { winnerEmail } from "../emails/emails.ts";
import { hashOfToken, tokenOfPrize } from "../prize-token.ts";
import { budgetKey } from "../staff.ts";
import type { Draw } from "../tables/draws.ts";
import { insertPrize, readPlaces } from "../tables/prizes.ts";

const day = 86_400_000;

/** Ends a draw's promotion: what of its budget nobody won goes back. `given` in minor units. */
export const closeBudget = async (
  client: PoolClient,
  { id: key, storefront: code }: Pick<Draw, "id" | "storefront">,
  given: number,
): Promise<void> => {
  const storefront = getStorefront(code);
  const { legalEntity, currency } = storefront;
  await returnPromotionBudget(client, {
    key: budgetKey(key),
    legalEntity,
    currency,
    amount: mostPrize(storefront.code) - given,
  });
};

/**
 * Offers the prize to the next one drawn and tells them, in the caller's transaction; where nobody is left
 * the budget goes back.
 *
 * @returns whether there was one
 */
export const offerNext = async (
  services: Services,
  client: PoolClient,
  draw: Pick<Draw, "id" | "storefront">,
  after: number,
): Promise<boolean> => {
  const places = await readPlaces(client, draw.id);
  const next = places.find(({ place, passedOver }) => place > after && !passedOver);
  if (next === undefined) {
    await closeBudget(client, draw, 0);
    return false;
  }
  const id = randomUUID();
  const offeredAt = services.clock.now();
  const endsAt = new Date(offeredAt.getTime() + doublerTerms.claimDays * day);
  const value = prizeOf(next.balance, draw.storefront);
  const tokenHash = hashOfToken(tokenOfPrize(services.environment, id));
  await insertPrize(client, { id, draw: draw.id, place: next.place, value, offeredAt, endsAt, tokenHash });
  await writeEmail(services, client, winnerEmail, { prize: id });
  return true;
};
