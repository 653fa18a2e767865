import { getStorefront, type Storefront } from "@giftshop/storefront-config";
import { splitValue } from "@giftshop/validation/rules";
import {
  type CardToIssue,
  earlierDay,
  expiryOf,
  type IssuedCard,
  inheritedDay,
  issueCards,
} from "../../../money/giftcard/index.ts";
import { amountOf, type OrderLine, type OrderRecord } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { readView } from "../../catalogue/snapshot/view.ts";

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

/** Lines of cards that can be exchanged for others, and the day that they inherit from the cards that pay for them. */
const inherited = async (
  services: Services,
  client: PoolClient,
  order: OrderRecord,
  lines: readonly OrderLine[],
): Promise<{ lines: ReadonlySet<OrderLine>; day: string | undefined }> => {
  const storefront = getStorefront(order.storefront);
  const { snapshot } = await readView(services, { storefront, language: order.language }, client);
  const own = lines.filter(({ variation }) => snapshot.byVariation.get(variation ?? -1)?.product.page === "CHOICE");
  const value = own.reduce((sum, line) => sum + amountOf(line), 0);
  return { lines: new Set(own), day: value > 0 ? await inheritedDay(client, order, value) : undefined };
};

/**
 * Makes the cards of a paid order, valid from now on; a choice card that gift cards pay for ends with them. Blank packs hold no value: their
 * cards are activated later.
 *
 * @param byCards what gift cards pay of the order, minor units
 */
export const issueOrderCards = async (
  services: Services,
  client: PoolClient,
  { order, lines, byCards }: { order: OrderRecord; lines: readonly OrderLine[]; byCards: number },
): Promise<IssuedCard[]> => {
  const storefront = getStorefront(order.storefront);
  const now = services.clock.now();
  const policy = {
    storefront: order.storefront,
    group: storefront.group,
    legalEntity: order.legalEntity,
    currency: order.currency,
    activatedAt: now,
    expiresOn: expiryOf(now, storefront.cardValidityMonths, storefront.timeZone),
  };
  const all = lines.filter(({ kind }) => kind === "GIFTCARD");
  const issue = (some: readonly OrderLine[], expiresOn: string) => {
    const cards = some.flatMap((line) => cardsOf(line, storefront));
    return issueCards(client, cards, { ...policy, expiresOn }, services.environment);
  };
  if (byCards === 0) return issue(all, policy.expiresOn);
  const limited = await inherited(services, client, order, all);
  if (limited.day === undefined) return issue(all, policy.expiresOn);
  const others = all.filter((line) => !limited.lines.has(line));
  return [
    ...(await issue(others, policy.expiresOn)),
    ...(await issue([...limited.lines], earlierDay(policy.expiresOn, limited.day))),
  ];
};
