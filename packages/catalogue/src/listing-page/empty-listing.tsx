import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { catalogueMessages } from "../messages.ts";

/** What a listing without products shows: why, and the way on. */
export function EmptyListing({ shop }: { shop: Shop }) {
  const t = catalogueMessages.in(shop);
  return (
    <EmptyState
      title={t("listing.empty.title")}
      action={<ButtonLink href={shop.link("listing")}>{t("listing.empty.action")}</ButtonLink>}
    >
      {t("listing.empty.text")}
    </EmptyState>
  );
}
