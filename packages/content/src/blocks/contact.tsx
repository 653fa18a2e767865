import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";

/** CONTACT: whom to ask and when, apart from what is read; below the answers, with the way to the form. */
export const Contact = (props: BlockProps) => {
  const { shop, page } = props;
  if (page?.pageType !== "HELPDESK") {
    return (
      <section className={styles.panel}>
        <BlockWords {...props} />
      </section>
    );
  }
  return (
    <section className={styles.leadingPanel}>
      <div className={styles.block}>
        <BlockWords {...props} />
      </div>
      <ButtonLink href={shop.link("contact")}>{contentMessages.in(shop)("contact.title")}</ButtonLink>
    </section>
  );
};
