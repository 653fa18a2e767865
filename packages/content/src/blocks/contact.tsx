import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";

/** CONTACT: whom to ask and when, apart from what is read; below the answers, with the way to the form. */
export function Contact(props: BlockProps) {
  const { shop, page } = props;
  return (
    <section className={styles.panel}>
      <BlockWords {...props} />
      {page?.pageType === "HELPDESK" && (
        <div>
          <ButtonLink href={shop.link("contact")}>{contentMessages.in(shop.language)("contact.title")}</ButtonLink>
        </div>
      )}
    </section>
  );
}
