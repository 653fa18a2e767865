import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";

/** TITLE_AND_BODY: a heading and text. */
export const TitleAndBody = (props: BlockProps) => (
  <section className={styles.row}>
    <BlockWords {...props} />
  </section>
);
