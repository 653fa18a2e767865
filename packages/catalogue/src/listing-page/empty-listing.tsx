import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { catalogueMessages } from "../messages.ts";

/** What a listing without products shows: why, and the way on: the list as a whole, at `href`. */
export const EmptyListing = ({ shop, href }: { shop: Shop; href: string }) => {
  const t = catalogueMessages.in(shop);
  return (
    <EmptyState
      scene="search"
      title={t("listing.empty.title")}
      action={<ButtonLink href={href}>{t("listing.empty.action")}</ButtonLink>}
    >
      {t("listing.empty.text")}
    </EmptyState>
  );
};
