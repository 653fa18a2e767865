import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import { StatePage } from "../state-page/state-page.tsx";

export interface ErrorPageProps {
  shop: Shop;
  /** Where another try leads; the same address when left out. */
  retryHref?: string;
}

/** Stands in for a page that could not be made, for example while commerce is away. Works without JavaScript. */
export function ErrorPage({ shop, retryHref = "" }: ErrorPageProps) {
  const t = contentMessages.in(shop.language);
  return (
    <StatePage
      title={t("error.title")}
      text={t("error.text")}
      actions={
        <>
          <ButtonLink href={retryHref} variant="primary">
            {t("error.retry")}
          </ButtonLink>
          <ButtonLink href={shop.link("home")} variant="secondary">
            {t("error.home")}
          </ButtonLink>
        </>
      }
    />
  );
}
