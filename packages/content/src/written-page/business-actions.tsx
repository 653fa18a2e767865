import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import * as styles from "./written-page.css.ts";

/** What a business does next: asks for a quote, or chooses gift cards. */
export const BusinessActions = ({ shop }: { shop: Shop }) => {
  const t = contentMessages.in(shop);
  return (
    <div className={styles.actions}>
      <ButtonLink href={shop.link("businessQuote")}>{t("shell.pages.businessQuote")}</ButtonLink>
      <ButtonLink href={shop.link("listing")} variant="secondary">
        {t("home.hero.action")}
      </ButtonLink>
    </div>
  );
};
