import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import { StatePage, type StatePicture } from "../state-page/state-page.tsx";

export interface NotFoundPageProps {
  shop: Shop;
  /** The storefront's own picture of something that is not there. */
  picture?: StatePicture;
}

/** What an address that leads nowhere shows: no blame, and three ways on. */
export const NotFoundPage = ({ shop, picture }: NotFoundPageProps) => {
  const t = contentMessages.in(shop);
  return (
    <StatePage
      code="404"
      picture={picture}
      title={t(shop.storefront.group === "CK" ? "notFound.partyTitle" : "notFound.title")}
      text={t("notFound.text")}
      actions={
        <>
          <ButtonLink href={shop.link("listing")} variant="primary">
            {t("notFound.listing")}
          </ButtonLink>
          <ButtonLink href={shop.link("home")} variant="secondary">
            {t("notFound.home")}
          </ButtonLink>
          <ButtonLink href={shop.link("balanceCheck")} variant="quiet">
            {t("notFound.balance")}
          </ButtonLink>
        </>
      }
    />
  );
};
