import { Accordion, AccordionItem } from "@giftshop/ui-kit/accordion";
import { Picture } from "@giftshop/ui-kit/picture";
import { Prose } from "../prose/prose.tsx";
import { BlockHeading } from "./block-heading.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** QUESTIONS: each opens its answer; the browser's page search finds what is closed, too. */
export const Questions = ({ shop, block, picture }: BlockProps) => {
  const answers = (
    <Accordion className={styles.answers}>
      {block.items.map(({ title, body }) => (
        <AccordionItem key={title} title={title}>
          <Prose shop={shop}>{body}</Prose>
        </AccordionItem>
      ))}
    </Accordion>
  );
  return (
    <section className={picture ? styles.block : styles.row}>
      <BlockHeading>{block.title}</BlockHeading>
      {picture ? (
        <div className={styles.withScene}>
          {answers}
          <Picture className={styles.scene} {...picture} alt="" fit="contain" corners="none" />
        </div>
      ) : (
        answers
      )}
    </section>
  );
};
