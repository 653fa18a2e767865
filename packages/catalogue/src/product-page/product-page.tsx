import { shownMark } from "@giftshop/analytics";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import { Accordion, AccordionItem } from "@giftshop/ui-kit/accordion";
import { Breadcrumb } from "@giftshop/ui-kit/breadcrumb";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { limits, quantityLimits } from "@giftshop/validation/rules";
import type { ReactNode } from "react";
import { BuyBoxFragment } from "../buy/buy-box.fragment.ts";
import { BuyBox } from "../buy/buy-box.tsx";
import { firstDraft } from "../buy/draft/draft.ts";
import { extrasOf, offersOf } from "../buy/offers-of.ts";
import { PreviewCard } from "../buy/preview/preview-card.tsx";
import { Heart } from "../favourites/heart.tsx";
import { galleryTextsOf } from "../gallery/gallery-texts-of.ts";
import { catalogueMessages } from "../messages.ts";
import { SpentIn } from "../product-card/spent-in.tsx";
import { buyTextsOf, unvaluedOf } from "../product-kinds/buy-texts-of.ts";
import { ProductReviews } from "../reviews/product-reviews.tsx";
import { alternativesOf } from "./alternatives-of.ts";
import { scripted } from "./beside-lists.css.ts";
import { BesideLists } from "./beside-lists.tsx";
import { deliveryFactsOf } from "./delivery-facts-of.ts";
import { descriptionOf } from "./description-of.ts";
import { Details } from "./details.tsx";
import { ForBusiness } from "./for-business.tsx";
import { ListPlaceholder } from "./list-placeholder.tsx";
import * as styles from "./product-page.css.ts";
import { ProductPageFragment } from "./product-page.fragment.ts";
import { productTrail } from "./product-trail.ts";
import { Promotion } from "./promotion.tsx";
import { ShortParts } from "./short-parts.tsx";
import { Similar } from "./similar.tsx";
import { SoldOut } from "./sold-out.tsx";
import { viewItem } from "./view-item.ts";

export type ProductPageBranding = Pick<
  StorefrontBranding,
  "alternativeChoiceAllInOne" | "pdpFeaturedBlock" | "pdpPromotionBlock" | "pdpBusinessLogo" | "pdpBusinessLogoMobile"
>;

export interface ProductPageProps {
  shop: Shop;
  product: FragmentType<typeof ProductPageFragment>;
  /** The storefront's branding record, of which its pictures for this page are shown. */
  branding: ProductPageBranding;
  /**
   * What sets a product apart from others, between the form
   * and its facts: what it opens, where one eats.
   */
  about?: ReactNode;
  /** What sets it apart, folded: the first of the answers, each an `AccordionItem`. */
  answers?: ReactNode;
  /** Asks for a quote of it. Default: none. */
  business?: ReactNode;
  /** What is written about buying and spending any gift card, folded: the last of the answers. */
  children?: ReactNode;
}

/** Letters from which a name would take three lines beside the present. */
const longName = 20;

/**
 * The product page: what it is, and the form that makes a
 * present of it. Server component with one client leaf.
 */
export const ProductPage = ({
  shop,
  product: masked,
  branding,
  about,
  answers,
  business,
  children,
}: ProductPageProps) => {
  const t = catalogueMessages.in(shop);
  const product = readFragment(ProductPageFragment, masked);
  const box = readFragment(BuyBoxFragment, product);
  const picture = {
    url: product.image.url,
    title: product.title,
    backgroundColor: product.backgroundColor,
    showShadow: product.showShadow,
  };
  const price = formatMoney(product.minPrice, shop.locale);
  const unvalued = unvaluedOf(shop, product.productType);
  const { limits: money, currency, name } = shop.storefront;
  // The concierge sets it above the name: in the order of the page, so that nothing moves while it comes.
  const priceFirst = shop.storefront.group === "GCS";
  const from = (
    <Text tone="muted" className={styles.price}>
      {unvalued ? price : t("product.from", { price })}
    </Text>
  );
  const alternatives = alternativesOf(shop, product, branding);
  const offers = offersOf(shop, box);
  const { shown, more } = descriptionOf(product.description);
  const rooms = [product.related.length, product.promoted.length].filter((cards) => cards > 0);
  return (
    <div className={styles.page} {...shownMark(viewItem(shop, product))}>
      <Breadcrumb label={t("product.trail")} crumbs={productTrail(shop, product)} />
      <BuyBox
        heading={
          <div className={styles.head}>
            {priceFirst && from}
            <div className={styles.named}>
              <Heading level={1} size={product.title.length > longName ? "heading" : "display"}>
                <ShortParts title={product.title} />
              </Heading>
              <Heart product={product.id} label={t("card.heart", { title: product.title })} />
            </div>
            <div className={styles.told}>
              <Text>{shown}</Text>
              {!priceFirst && from}
              {product.priceBefore && (
                <Text size="small" tone="muted">
                  {t("card.before", { price: formatMoney(product.priceBefore, shop.locale) })}
                </Text>
              )}
              {product.productType === "GIFTCARD" && product.category && (
                <SpentIn shop={shop} onSite={product.locationCount > 0} />
              )}
            </div>
          </div>
        }
        // On a phone the party says first what it is.
        headingFirst={shop.storefront.group === "CK"}
        picture={picture}
        card={<PreviewCard picture={picture} />}
        gallery={galleryTextsOf(shop, box, product.pictures)}
        limits={{
          message: limits.message,
          quantity: quantityLimits.maximum,
          // Only what holds value is divided among several cards.
          ...(product.productType === "GIFTCARD"
            ? { card: { most: money.splitAbove, least: money.digitalMinimum } }
            : {}),
        }}
        path={product.path}
        offers={offers}
        wrappers={extrasOf(shop, box.wrappers)}
        packings={extrasOf(shop, box.giftPackings)}
        texts={buyTextsOf(shop, product.productType)}
        unvalued={unvalued}
        locale={shop.locale}
        currency={currency}
        basketHref={shop.link("basket")}
        checkoutHref={shop.link("checkout")}
        takesCards={shop.storefront.payment.some(({ method }) => method === "creditcard")}
        delivery={deliveryFactsOf(shop, box)}
        alternatives={alternatives}
        soldOut={firstDraft(offers) ? undefined : <SoldOut shop={shop} alternatives={alternatives} />}
      />
      {about}
      <Details
        shop={shop}
        product={product}
        box={box}
        picture={branding.pdpFeaturedBlock}
        first={
          <>
            {more && (
              <AccordionItem title={product.title}>
                <Text>{more}</Text>
              </AccordionItem>
            )}
            {answers}
          </>
        }
      >
        {product.productType !== "DONATION" && <ForBusiness shop={shop} branding={branding} form={business} />}
        <ProductReviews shop={shop} product={product} />
        {children}
      </Details>
      <Promotion shop={shop} box={box} branding={branding} />
      <Similar shop={shop} products={product.similar} />
      {rooms.length > 0 && (
        // Fetched when they are opened, as what is shut is near to nobody.
        <Accordion className={`${styles.answers} ${scripted}`}>
          <AccordionItem title={t("product.others")}>
            <BesideLists path={product.path} name={name} card={alternatives.card}>
              {rooms.map((cards, index) => (
                <ListPlaceholder key={index} cards={cards} />
              ))}
            </BesideLists>
          </AccordionItem>
        </Accordion>
      )}
    </div>
  );
};
