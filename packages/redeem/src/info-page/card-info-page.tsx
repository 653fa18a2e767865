import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { Container } from "@giftshop/ui-kit/layout";
import { BackLink } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ExchangeProductFragment } from "../exchange/calls/queries.ts";
import * as styles from "../exchange/exchange-page.css.ts";
import { ExchangeSection } from "../exchange/exchange-section.tsx";
import { exchangeMessages } from "../exchange/exchange-words.ts";
import { chooses } from "../exchange/product-of-link.ts";

export interface CardInfoPageProps {
  shop: Shop;
  product: ResultOf<typeof ExchangeProductFragment>;
}

/**
 * What a card is that can be chosen. Server component. Where an
 * exchange is under way, its button opens the window of values.
 */
export const CardInfoPage = ({ shop, product }: CardInfoPageProps) => {
  const t = exchangeMessages.in(shop);
  const { title, path, description, conditions, validityMonths, image, backgroundColor } = product;
  return (
    <Container as="main" id="main" className={styles.page}>
      <BackLink href={shop.link("redeemShop")}>{t("page.back")}</BackLink>
      <div className={styles.info}>
        <div className={styles.face} style={{ backgroundColor }}>
          <GiftCard face={{ src: image.url, alt: "" }} priority />
        </div>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <Text>{description}</Text>
          <ExchangeSection shop={shop} />
          <ButtonLink href={`${shop.link("redeemCardInfo", { pageId: path })}${chooses}`} data-hydrates="">
            {t("page.choose")}
          </ButtonLink>
          {conditions !== "" && (
            <>
              <Heading level={2} size="title">
                {t("info.conditions")}
              </Heading>
              <Text>{conditions}</Text>
            </>
          )}
          {validityMonths !== null && <Text tone="muted">{t("info.validity", { months: validityMonths })}</Text>}
        </div>
      </div>
    </Container>
  );
};
