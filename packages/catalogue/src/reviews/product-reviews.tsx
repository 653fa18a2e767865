import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatDate } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { Parts } from "@giftshop/ui-kit/parts";
import { Rating } from "@giftshop/ui-kit/rating";
import { Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import * as styles from "./product-reviews.css.ts";
import { ProductReviewsFragment } from "./product-reviews.fragment.ts";

export interface ProductReviewsProps {
  shop: Shop;
  product: FragmentType<typeof ProductReviewsFragment>;
}

/**
 * What those who bought it say, one of the answers, and from five reviews
 * on how they rate it; nothing where nobody has said anything.
 */
export const ProductReviews = ({ shop, product }: ProductReviewsProps) => {
  const t = catalogueMessages.in(shop);
  const { count, average, reviews } = readFragment(ProductReviewsFragment, product).reviews;
  if (count === 0) return null;
  const stars = (value: number) =>
    t("reviews.average", { average: new Intl.NumberFormat(shop.locale, { maximumFractionDigits: 1 }).format(value) });
  const rated = average === null || average === undefined ? undefined : stars(average);
  return (
    <AccordionItem
      title={
        <>
          {t("reviews.title")}{" "}
          <span className={styles.author}>
            {[rated, t("reviews.count", { count })].filter(Boolean).join("\u00a0·\u00a0")}
          </span>
        </>
      }
    >
      {rated && <Rating value={average ?? 0} label={rated} />}
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map(({ author, rating, text, writtenAt }) => (
            <li key={`${writtenAt} ${author}`}>
              <figure className={styles.review}>
                <Rating value={rating} label={stars(rating)} />
                <blockquote className={styles.words} dir="auto">
                  {text}
                </blockquote>
                <figcaption className={styles.author}>
                  <Parts>
                    {author && <bdi>{author}</bdi>}
                    <time dateTime={writtenAt}>
                      {formatDate(new Date(writtenAt), shop.locale, shop.storefront.timeZone, { dateStyle: "long" })}
                    </time>
                  </Parts>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <Text tone="muted">{t("reviews.verified")}</Text>
    </AccordionItem>
  );
};
