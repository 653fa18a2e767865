import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import * as styles from "./written-page.css.ts";

/** What a business does next: chooses gift cards, or asks for a quote. */
export const BusinessActions = ({ shop }: { shop: Shop }) => {
  const t = contentMessages.in(shop);
  return (
    <div className={styles.actions}>
      <ButtonLink href={shop.link("listing")}>{t("home.hero.action")}</ButtonLink>
      <ButtonLink href={shop.link("businessQuote")} variant="secondary">
        {t("shell.pages.businessQuote")}
      </ButtonLink>
    </div>
  );
};
