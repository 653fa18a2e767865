import type { Decoration as Pattern } from "@giftshop/storefront-config/branding";
import * as styles from "./decoration.css.ts";

/** A pattern along the whole width, under the header or on the upper edge of the footer. */
export const Decoration = ({ pattern: { src, width, height } }: { pattern: Pattern }) => (
  <div
    className={styles.decoration}
    style={{ blockSize: height, backgroundImage: `url("${src}")`, backgroundSize: `${width}px ${height}px` }}
    aria-hidden="true"
  />
);
