import type { Storefront } from "@giftshop/storefront-config";
import { splitValue } from "@giftshop/validation/rules";
import type { CardToIssue } from "../../money/giftcard/index.ts";
import type { DeliveryKind, GiftLine } from "../../money/order/index.ts";

/** A digital value over the limit becomes several cards; a printed card is one, whatever its value. */
const valuesOf = (
  { unitPrice, quantity }: Pick<GiftLine, "unitPrice" | "quantity">,
  kind: DeliveryKind,
  { limits }: Storefront,
): number[] => {
  const bounds = { most: limits.splitAbove, least: limits.digitalMinimum };
  const values = kind === "DIGITAL" ? splitValue(unitPrice, bounds) : [unitPrice];
  return Array.from({ length: quantity }, () => values).flat();
};

/** The cards that a line of gift cards becomes. */
export const cardsOfLine = (
  line: Pick<GiftLine, "id" | "title" | "imageUrl" | "imageAlt" | "backgroundColor" | "unitPrice" | "quantity">,
  kind: DeliveryKind,
  storefront: Storefront,
): CardToIssue[] =>
  valuesOf(line, kind, storefront).map((value, n) => ({
    orderLine: line.id,
    n,
    value,
    title: line.title,
    imageUrl: line.imageUrl,
    imageAlt: line.imageAlt,
    backgroundColor: line.backgroundColor,
  }));
