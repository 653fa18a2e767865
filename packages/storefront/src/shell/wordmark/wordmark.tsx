import type { Shop } from "@giftshop/storefront-config";
import { marks } from "./marks.tsx";
import { textWidth } from "./text-width.ts";
import * as styles from "./wordmark.css.ts";

/** Size of the name in the drawing's units, and where it begins. */
const fontSize = 24;
const nameAt = 48;

/** The storefront's logo: its house's sign and its name in the house's display face. Decorative: the link around it has the words. */
export function Wordmark({ shop }: { shop: Shop }) {
  const { name, group } = shop.storefront;
  const length = Math.round(textWidth(name) * fontSize);
  return (
    <svg
      className={styles.wordmark}
      viewBox={`0 0 ${nameAt + length} 40`}
      width={nameAt + length}
      height={40}
      aria-hidden="true"
      focusable="false"
      // Latin names read from the left on an Arabic page too.
      direction="ltr"
    >
      {marks[group]}
      <text className={styles.name} x={nameAt} y={28} textLength={length} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
