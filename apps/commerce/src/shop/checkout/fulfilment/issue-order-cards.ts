import { getStorefront, type Storefront } from "@giftshop/storefront-config";
import { splitValue } from "@giftshop/validation/rules";
import {
  type CardSecrets,
  type CardToIssue,
  expiryOf,
  type IssuedCard,
  issueCards,
} from "../../../money/giftcard/index.ts";
import type { OrderLine, OrderRecord } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";

/** A digital value over the limit becomes several cards; a printed card is one, whatever its value. */
const valuesOf = ({ packageKind, unitPrice, quantity }: OrderLine, { limits }: Storefront): number[] => {
  const bounds = { most: limits.splitAbove, least: limits.digitalMinimum };
  const values = packageKind === "DIGITAL" ? splitValue(unitPrice, bounds) : [unitPrice];
  return Array.from({ length: quantity }, () => values).flat();
};

const cardsOf = (line: OrderLine, storefront: Storefront): CardToIssue[] =>
  valuesOf(line, storefront).map((value, n) => ({
    orderLine: line.id,
    n,
    value,
    title: line.title,
    imageUrl: line.imageUrl,
    imageAlt: line.imageAlt,
    backgroundColor: line.backgroundColor,
  }));

/** Makes the cards of a paid order, valid from now on. Blank packs hold no value: their cards are activated later. */
export const issueOrderCards = (
  client: PoolClient,
  order: OrderRecord,
  lines: readonly OrderLine[],
  now: Date,
  secrets: CardSecrets,
): Promise<IssuedCard[]> => {
  const storefront = getStorefront(order.storefront);
  const cards = lines.filter(({ kind }) => kind === "GIFTCARD").flatMap((line) => cardsOf(line, storefront));
  const policy = {
    storefront: order.storefront,
    group: storefront.group,
    legalEntity: order.legalEntity,
    currency: order.currency,
    activatedAt: now,
    expiresOn: expiryOf(now, storefront.cardValidityMonths, storefront.timeZone),
  };
  return issueCards(client, cards, policy, secrets);
};
