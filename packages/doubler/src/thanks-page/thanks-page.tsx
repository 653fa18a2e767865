import type { Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading } from "@giftshop/ui-kit/text";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";
import { ThanksLeaf } from "./thanks-leaf.tsx";

export interface ThanksPageProps {
  shop: Shop;
  /** What is proposed to look at. */
  product: { title: string; path: string } | null;
}

/**
 * Whoever has entered: the receipt, and what comes next. Server
 * component, the same for everybody; the receipt is the browser's.
 */
export const ThanksPage = ({ shop, product }: ThanksPageProps) => {
  const t = doublerMessages.in(shop);
  const picture = brandingOf(shop.storefront).doublerImages?.thanks;
  return (
    <Container as="main" id="main" className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1}>{t("thanks.title")}</Heading>
          <ThanksLeaf shop={shop.data} words={doublerMessages.words(shop)} none={t("thanks.none")} />
          <div className={styles.actions}>
            <ButtonLink href={shop.link("doubler")} variant="secondary">
              {t("thanks.back")}
            </ButtonLink>
            {product && (
              <ButtonLink href={shop.link("product", { product: product.path })} variant="quiet">
                {t("thanks.product", { title: product.title })}
              </ButtonLink>
            )}
          </div>
        </div>
        {picture && (
          <img className={styles.picture} src={picture.src} width={picture.width} height={picture.height} alt="" />
        )}
      </div>
    </Container>
  );
};
