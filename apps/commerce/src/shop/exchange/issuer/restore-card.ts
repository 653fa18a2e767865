import { getStorefront } from "@giftshop/storefront-config";
import { earlierDay, expiryOf, inheritedDay, issueCards, lastDayOf } from "../../../money/giftcard/index.ts";
import { postTransaction } from "../../../money/ledger/index.ts";
import { readOrder } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { imageOf, titleOf } from "../../catalogue/present.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { markRestored, type OpenCard } from "./issued-cards.ts";
import { restoredEmail } from "./restored-email.ts";

/** Months that a restored card has at least, as it is not its holder's fault that its issuer failed. */
const leastMonths = 1;

/**
 * Puts a choice card of the same value in the place of one that its issuer does not make, in the caller's
 * transaction, which has locked it: what was owed to the brand is on the card again. The buyer is told.
 */
export const restoreCard = async (services: Services, client: PoolClient, card: OpenCard): Promise<void> => {
  const order = await readOrder(client, card.orderId);
  const storefront = getStorefront(card.storefront);
  if (order === undefined) throw new Error(`There is no order ${card.orderId}.`);
  const view = await readView(services, { storefront, language: order.language }, client);
  const { choice } = view.snapshot;
  if (choice === undefined) throw new Error(`${card.storefront} sells no choice card to restore a card with.`);
  const image = imageOf(view, choice);
  const { orderLine, n, value, currency } = card;
  const { backgroundColor } = choice;
  const look = { title: titleOf(view, choice), imageUrl: image.url, imageAlt: image.alt, backgroundColor };
  const { legalEntity } = order;
  const { group, timeZone } = storefront;
  const terms = { storefront: card.storefront, group, legalEntity, currency, activatedAt: view.now };
  // It ends as the card that was exchanged, but not before there was time to exchange it again.
  const day = await inheritedDay(client, order, value);
  const least = expiryOf(view.now, leastMonths, timeZone);
  const most = lastDayOf(storefront, view.now);
  const policy = { ...terms, expiresOn: earlierDay(most, day !== undefined && day < least ? least : day) };
  const [made] = await issueCards(client, [{ orderLine, n, value, ...look }], policy, services.environment);
  if (made === undefined) throw new Error(`No card was made for ${orderLine}:${n}.`);
  const entries = [
    { account: "REDEMPTIONS_PAYABLE" as const, amount: -value },
    { account: made.id, amount: value },
  ];
  const businessKey = `${orderLine}:${n}`;
  await postTransaction(client, { kind: "ISSUE_RESTORED", businessKey, legalEntity, currency, entries });
  await markRestored.run(client, card.id);
  if (order.email !== "")
    await writeEmail(services, client, restoredEmail, { orderId: order.id, card: card.id, value });
};
