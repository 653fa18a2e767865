import { Heading } from "@giftshop/ui-kit/text";
import * as styles from "./blocks.css.ts";

/**
 * Heading of a block, on the second level as the page has the first, smaller where a page is read from top to
 * bottom; nothing where the block has none.
 */
export const BlockHeading = ({ children }: { children: string | null }) =>
  children ? (
    <Heading level={2} className={styles.heading}>
      {children}
    </Heading>
  ) : null;
