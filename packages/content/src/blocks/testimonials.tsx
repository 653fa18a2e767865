import { BlockHeading } from "./block-heading.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** TESTIMONIAL_BLOCK: what customers say, and who. */
export function Testimonials({ block }: BlockProps) {
  return (
    <section className={styles.block}>
      <BlockHeading>{block.title}</BlockHeading>
      <ul className={styles.voices}>
        {block.items.map(({ title: author, body }) => (
          <li key={author}>
            <figure className={styles.voice}>
              <blockquote className={styles.quote}>{body}</blockquote>
              <figcaption className={styles.author}>{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
