import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";

/** CONTACT: whom to ask and when, apart from what is read. */
export function Contact(props: BlockProps) {
  return (
    <section className={styles.panel}>
      <BlockWords {...props} />
    </section>
  );
}
