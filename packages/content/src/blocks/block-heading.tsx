import { Heading } from "@giftshop/ui-kit/text";
import * as styles from "./blocks.css.ts";

/**
 * Heading of a block, second level: the page has the first. Smaller where
 * a page is read from top to bottom. Nothing where the block has none.
 */
export const BlockHeading = ({ children }: { children: string | null }) =>
  children ? (
    <Heading level={2} className={styles.heading}>
      {children}
    </Heading>
  ) : null;
