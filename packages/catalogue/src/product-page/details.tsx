import type { ResultOf } from "@giftshop/graphql";
import { readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import type { Picture } from "@giftshop/storefront-config/branding";
import { Accordion, AccordionItem } from "@giftshop/ui-kit/accordion";
import { Link } from "@giftshop/ui-kit/link";
import { Picture as KitPicture } from "@giftshop/ui-kit/picture";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { type BuyBoxFragment, SellingFragment } from "../buy/buy-box.fragment.ts";
import { PlacesLink } from "../locations/place/places-link.tsx";
import { catalogueMessages } from "../messages.ts";
import { answersOf } from "../product-kinds/answers-of.ts";
import * as styles from "./product-page.css.ts";
import type { ProductPageFragment } from "./product-page.fragment.ts";
import { shippingFacts } from "./shipping-facts.ts";

export interface DetailsProps {
  shop: Shop;
  product: ResultOf<typeof ProductPageFragment>;
  box: ResultOf<typeof BuyBoxFragment>;
  /** Beside the answers where there is room; it says nothing that they do not. */
  picture: Picture;
  /** Answers before and behind those of every product, each an `AccordionItem`. */
  first?: ReactNode;
  children?: ReactNode;
}

/** What is good to know before buying; each answer opens by itself, without JavaScript. */
export const Details = ({ shop, product, box, picture, first, children }: DetailsProps) => {
  const t = catalogueMessages.in(shop);
  const answers = answersOf(shop, product);
  const postage = readFragment(SellingFragment, box.physicalVariationConfig)?.deliveryPrice;
  return (
    <section className={styles.section} aria-labelledby="details">
      <Heading level={2} id="details">
        {t("product.more")}
      </Heading>
      <div className={styles.beside}>
        <Accordion className={styles.answers}>
          {first}
          <AccordionItem title={answers.conditions}>
            <Text>{product.conditions}</Text>
            {product.locationCount > 0 && <PlacesLink shop={shop} path={product.path} count={product.locationCount} />}
          </AccordionItem>
          {answers.validity && (
            <AccordionItem title={answers.validity.title}>
              {answers.validity.texts.map((text) => (
                <Text key={text}>{text}</Text>
              ))}
            </AccordionItem>
          )}
          <AccordionItem title={t("product.delivery.title")}>
            {box.digitalVariationConfig && <Text>{answers.digital}</Text>}
            {postage && <Text>{t("product.delivery.physical", shippingFacts(shop, postage))}</Text>}
            {postage && answers.registered && (
              <Text>
                {t("product.delivery.registered", {
                  value: formatMoney(
                    { value: shop.storefront.limits.registeredPostAbove, currency: shop.storefront.currency },
                    shop.locale,
                  ),
                })}
              </Text>
            )}
          </AccordionItem>
          <AccordionItem title={answers.withdrawal.title}>
            {answers.withdrawal.texts.map((text) => (
              <Text key={text}>{text}</Text>
            ))}
            <Link variant="arrow" href={answers.withdrawal.link.href}>
              {answers.withdrawal.link.text}
            </Link>
          </AccordionItem>
          {children}
        </Accordion>
        <KitPicture className={styles.scene} {...picture} alt="" />
      </div>
    </section>
  );
};
