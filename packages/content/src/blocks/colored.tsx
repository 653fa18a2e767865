import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";

/** COLORED: text on a panel in the house's tint. */
export const Colored = (props: BlockProps) => (
  <section className={styles.panel}>
    <BlockWords {...props} />
  </section>
);
