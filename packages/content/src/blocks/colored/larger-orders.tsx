import { ButtonLink } from "@giftshop/ui-kit/button";
import { Prose } from "../../prose/prose.tsx";
import { pageNames } from "../../shell/page-names.ts";
import { BlockHeading } from "../block-heading.tsx";
import type { BlockProps } from "../block-props.ts";
import * as styles from "./larger-orders.css.ts";
import { ListToCards } from "./list-to-cards.tsx";

/** What a company orders for many, with the two ways to do so. */
export const LargerOrders = ({ shop, block }: BlockProps) => {
  const names = pageNames(shop);
  return (
    <section className={styles.band}>
      <div className={styles.words}>
        <BlockHeading>{block.title}</BlockHeading>
        {block.body && <Prose shop={shop}>{block.body}</Prose>}
        <div className={styles.actions}>
          <ButtonLink href={shop.link("businessQuote")}>{names.businessQuote}</ButtonLink>
          <ButtonLink href={shop.link("manyRecipients")} variant="secondary">
            {names.manyRecipients}
          </ButtonLink>
        </div>
      </div>
      <ListToCards />
    </section>
  );
};
