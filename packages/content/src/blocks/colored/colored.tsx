import { contentMessages } from "../../messages.ts";
import { BlockHeading } from "../block-heading.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockWords } from "../block-words.tsx";
import * as styles from "../blocks.css.ts";
import { LargerOrders } from "./larger-orders.tsx";
import * as phrase from "./phrases.css.ts";
import { phrasesOf, wordsOn } from "./phrases-of.ts";

/** COLORED: text on a panel in the house's tint; words for an occasion lead to a card that bears them. */
export const Colored = (props: BlockProps) => {
  const { shop, block, page } = props;
  if (page?.pageType === "BUSINESS") return <LargerOrders {...props} />;
  const phrases = page?.pageType === "GIVING_MOMENT" && page.gift ? phrasesOf(block.body ?? "") : [];
  if (!page?.gift || phrases.length === 0)
    return (
      <section className={styles.panel}>
        <BlockWords {...props} />
      </section>
    );
  const use = contentMessages.in(shop)("page.useWords");
  return (
    <section className={styles.panel}>
      <BlockHeading>{block.title}</BlockHeading>
      <ul className={phrase.phrases}>
        {phrases.map((words) => (
          <li key={words} className={phrase.item}>
            <a className={phrase.link} href={wordsOn(page.gift ?? "", words)} rel="nofollow">
              <q className={phrase.words}>{words}</q>
              <span className={phrase.use}>{use}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
