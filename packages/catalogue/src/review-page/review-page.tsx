import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import type { ShownReview } from "./load-review.ts";
import { ReviewForm } from "./review-form.tsx";
import * as styles from "./review-page.css.ts";

export interface ReviewPageProps {
  shop: Shop;
  shown: ShownReview;
}

/**
 * What a buyer says of an order's products, behind the link
 * of an email. Server component; every press is a form.
 */
export const ReviewPage = ({ shop, shown }: ReviewPageProps) => {
  const t = catalogueMessages.in(shop);
  const busy = shown.kind === "busy";
  return (
    <Container as="main" id="main" tabIndex={-1} width="narrow" className={styles.page}>
      <Heading level={1}>{busy ? t("review.busyTitle") : t("review.title")}</Heading>
      {busy ? (
        <Text>{t("review.busy")}</Text>
      ) : (
        <>
          <Text>{t("review.lead", { number: shown.request.orderNumber, name: shown.request.author })}</Text>
          <ul className={styles.list}>
            {shown.request.items.map((item) => (
              <ReviewForm key={item.product} shop={shop} item={item} shown={shown} />
            ))}
          </ul>
        </>
      )}
      <Text>
        <a href={shop.link("home")}>{t("review.home")}</a>
      </Text>
    </Container>
  );
};
