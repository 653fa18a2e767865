import type { Shop } from "@giftshop/storefront-config";
import { Link } from "@giftshop/ui-kit/link";
import { businessMessages } from "../messages.ts";

/** Leads to the reference of the API for companies, at this storefront. It is in English. */
export const ApiLink = ({ shop }: { shop: Shop }) => {
  const t = businessMessages.in(shop);
  return (
    <Link variant="arrow" href={`${shop.storefront.basePath}/api/v1/docs/`} hrefLang="en">
      {t("page.api")}
    </Link>
  );
};
