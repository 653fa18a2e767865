import type { Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { businessMessages } from "../messages.ts";
import { ApiLink } from "../quote-page/api-link.tsx";
import * as page from "../quote-page/quote-page.css.ts";
import { QuoteSkeleton } from "../quote-page/quote-skeleton.tsx";
import { VolumePrices } from "../quote-page/volume-prices.tsx";
import { BusinessSectionLeaf } from "./business-section-leaf.tsx";

export interface BusinessSectionProps {
  shop: Shop;
  /** Path of the product that the page is about: chosen from the start. */
  path?: string | undefined;
}

/** The form of quotes within the page for businesses. Server component. */
export const BusinessSection = ({ shop, path }: BusinessSectionProps) => {
  const t = businessMessages.in(shop);
  return (
    <>
      <VolumePrices shop={shop} />
      <section className={page.parts} aria-labelledby="quote-form" id="quote">
        <div className={page.opening}>
          <Heading level={2} id="quote-form">
            {t("page.title")}
          </Heading>
          <Text tone="muted">{t("page.intro")}</Text>
          <ApiLink shop={shop} />
        </div>
        <BusinessSectionLeaf
          shop={shop.data}
          words={businessMessages.words(shop)}
          path={path}
          skeleton={<QuoteSkeleton label={t("page.loading")} />}
        />
      </section>
    </>
  );
};
