import { Badge } from "@giftshop/ui-kit/badge";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { groundOf } from "@giftshop/ui-kit/ground";
import { ProductCard as Card } from "@giftshop/ui-kit/product-card";
import type { ReactNode } from "react";
import * as styles from "./product-card.css.ts";

/** What a card shows; plain, so that the same view renders on the server and for pages fetched later. */
export interface PlainCardProps {
  title: string;
  href: string;
  imageUrl: string;
  /** Behind the card; the brand's own colour, any CSS colour. */
  backgroundColor: string;
  showShadow: boolean;
  /** For example "from €10". */
  price: string;
  /** Beside a price that was reduced: the lowest of the 30 days before, in words. */
  before?: string | undefined;
  /** The words for a product that is sold out; absent while it is in stock. */
  soldOut?: string | undefined;
  /**
   * The words for one that the shop recommends, absent for all others; a product that is sold out says so
   * instead.
   */
  top?: string | undefined;
  /** Stands on it, for something else than to open it. */
  action?: ReactNode;
  /** Heading level of its name within the page's outline. Default 2. */
  level?: 2 | 3;
  /** The picture is in the first view: fetched at once instead of when it comes near. */
  eager?: boolean;
}

/**
 * A gift card in a list, on its brand's colour, with its name and
 * lowest price. No hand holds it here: one reads a list by its names.
 */
export const PlainCard = (card: PlainCardProps) => (
  <Card
    href={card.href}
    title={card.title}
    level={card.level ?? 2}
    details={
      card.before ? (
        <>
          {card.price}
          <br />
          {card.before}
        </>
      ) : (
        card.price
      )
    }
    badge={badgeOf(card)}
    action={card.action}
    visual={
      <div
        className={styles.stage}
        style={groundOf(card.backgroundColor)}
        data-sold-out={card.soldOut ? "" : undefined}
      >
        <GiftCard
          face={{ src: card.imageUrl, alt: "" }}
          // The stage is drawn here, in one size for all; the card keeps its margins within it.
          backgroundColor="transparent"
          shadow={card.showShadow}
          priority={card.eager ?? false}
        />
      </div>
    }
  />
);

const badgeOf = ({ soldOut, top }: PlainCardProps) => {
  if (soldOut) return <Badge>{soldOut}</Badge>;
  return (
    top && (
      <span className={styles.top}>
        <Badge tone="accent">{top}</Badge>
      </span>
    )
  );
};
