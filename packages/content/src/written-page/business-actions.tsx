import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import * as styles from "./written-page.css.ts";

/** What a business does next: chooses gift cards, or asks. */
export function BusinessActions({ shop }: { shop: Shop }) {
  const t = contentMessages.in(shop);
  return (
    <div className={styles.actions}>
      <ButtonLink href={shop.link("listing")}>{t("home.hero.action")}</ButtonLink>
      <ButtonLink href={shop.link("contact")} variant="secondary">
        {t("contact.title")}
      </ButtonLink>
    </div>
  );
}
