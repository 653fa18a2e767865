import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";

/** TITLE_BODY_LINK: a heading, text, and where it leads. */
export const TitleBodyLink = (props: BlockProps) => (
  <section className={styles.block}>
    <BlockWords {...props} />
  </section>
);
