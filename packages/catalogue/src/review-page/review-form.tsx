import type { Shop } from "@giftshop/storefront-config";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { RatingField } from "@giftshop/ui-kit/rating";
import { Heading } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import type { Item, ShownReview } from "./load-review.ts";
import * as styles from "./review-page.css.ts";

export interface ReviewFormProps {
  shop: Shop;
  item: Item;
  shown: Extract<ShownReview, { kind: "request" }>;
}

const tones = { PENDING: "success", PUBLISHED: "success", REFUSED: "info" } as const;
const words = { PENDING: "review.sent", PUBLISHED: "review.published", REFUSED: "review.refused" } as const;

/** Stars and words of one product: a form that is sent to the page itself, so that it needs no script. */
export const ReviewForm = ({ shop, item, shown: { sent, refused } }: ReviewFormProps) => {
  const t = catalogueMessages.in(shop);
  const { product, title, image, backgroundColor, state } = item;
  const mistake = refused?.product === product ? refused : undefined;
  const { rating, text } = mistake ?? item;
  const problemId = `${product}-problem`;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div className={styles.face}>
          <GiftCard face={{ src: image.url, alt: "" }} backgroundColor={backgroundColor} />
        </div>
        <Heading level={2} size="title">
          {title}
        </Heading>
      </div>
      {state && !mistake && (
        <Banner tone={tones[state]} live={sent === product ? "status" : "none"}>
          {t(words[state])}
        </Banner>
      )}
      <form method="post" className={styles.form} aria-label={title}>
        <input type="hidden" name="product" value={product} />
        <RatingField
          legend={t("review.stars")}
          name="rating"
          optionLabel={(count) => t("review.star", { count })}
          defaultValue={rating ?? 0}
          error={mistake?.field === "rating" ? t("review.problem") : undefined}
        />
        <label className={styles.label}>
          <span>
            {t("review.text")} <span className={styles.optional}>{t("buy.message.optional")}</span>
          </span>
          <textarea
            className={styles.text}
            name="text"
            rows={4}
            dir="auto"
            defaultValue={text}
            aria-invalid={mistake?.field === "text" || undefined}
            aria-describedby={mistake?.field === "text" ? problemId : undefined}
          />
        </label>
        {mistake?.field === "text" && (
          <p className={styles.problem} id={problemId} role="alert">
            {t("review.problemWords")}
          </p>
        )}
        <Button type="submit">{state ? t("review.change") : t("review.send")}</Button>
      </form>
    </li>
  );
};
