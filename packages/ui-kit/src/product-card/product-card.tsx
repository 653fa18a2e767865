import type { ElementType, ReactNode } from "react";
import { join } from "../join.ts";
import * as styles from "./product-card.css.ts";

export interface ProductCardProps {
  /** Where a press on any part of the card leads; the title alone is read as the link. */
  href: string;
  /** Name of the product. */
  title: ReactNode;
  /** The card itself, usually a `GiftCard`. */
  visual: ReactNode;
  /** A line below the name: from which price, how it comes. */
  details?: ReactNode;
  /** A `Badge` in the corner below the visual's face. */
  badge?: ReactNode;
  /** A press of its own beside the title, such as a `HeartButton`. */
  action?: ReactNode;
  /** The element or router link of the title; it gets `href`. Default `a`. */
  as?: ElementType;
  /** The element around it all, for example `li`. Default `article`. */
  frame?: ElementType;
  /** Heading level of the title within the page's outline. Default 3. */
  level?: 2 | 3 | 4;
  className?: string | undefined;
}

/** A product in a list: its card, its name, where it begins. */
export const ProductCard = ({
  href,
  title,
  visual,
  details,
  badge,
  action,
  as: Anchor = "a",
  frame: Frame = "article",
  level = 3,
  className,
}: ProductCardProps) => {
  const Title: ElementType = `h${level}`;
  return (
    <Frame className={join(styles.productCard, className)}>
      <Title className={styles.title}>
        <Anchor href={href} className={styles.link}>
          {title}
        </Anchor>
      </Title>
      {/* Before the picture, so that the name has its width once it is drawn. */}
      {action && <span className={styles.action}>{action}</span>}
      <div className={styles.visual}>
        {visual}
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      {details && <div className={styles.details}>{details}</div>}
    </Frame>
  );
};
