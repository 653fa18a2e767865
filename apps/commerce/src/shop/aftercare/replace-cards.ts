import { type DecisionReason, lockSoldCards, reissueSold } from "../../money/giftcard/index.ts";
import type { Delivery } from "../../money/order/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { inAccounts } from "../account/index.ts";
import { renewLink } from "../gift/index.ts";
import { cardLinesOf, giftStateOf, type OwnOrder } from "./own-package.ts";

/**
 * Blocks the cards of packages and issues them again, once; an unopened gift gets another link.
 *
 * @throws 2071 where one was used: spent, held, in an account, reissued before, or of another issuer
 */
export const replaceCards = async (
  { environment }: Pick<Services, "environment">,
  client: PoolClient,
  own: OwnOrder,
  packages: readonly Delivery[],
  reason: DecisionReason,
): Promise<void> => {
  // What nobody has opened has no card: the link of before opens nothing any more.
  const wrapped = packages.filter((one) => giftStateOf(own, one) !== null);
  if (wrapped.some((one) => giftStateOf(own, one) !== "UNOPENED")) throw new Failure("giftInUse", "input.packageId");
  for (const one of wrapped) await renewLink(client, one.package, environment);
  const lines = await cardLinesOf(
    client,
    own,
    packages.filter((one) => !wrapped.includes(one)),
  );
  const sold = await lockSoldCards(client, lines, own.now);
  const covered = new Set(sold.map(({ orderLine }) => orderLine));
  const elsewhere = lines.some((line) => !covered.has(line));
  const kept = await inAccounts(
    client,
    sold.map(({ id }) => id),
  );
  const decision = { reason, staff: "buyer", now: own.now };
  const made = elsewhere || kept ? "SPENT" : await reissueSold(client, lines, decision, environment);
  if (typeof made === "string") throw new Failure("giftInUse", "input.packageId");
};
