import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { BackLink } from "@giftshop/ui-kit/link";
import { Motif } from "@giftshop/ui-kit/motif";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { checkoutMessages } from "../messages.ts";
import * as styles from "./checkout-queue-page.css.ts";

export interface CheckoutQueuePageProps {
  shop: Shop;
  /** What stands where the place belongs. Default: the mark that the front door replaces. */
  place?: string;
}

/** Seconds after which the page is loaded again where no script asks for the place. */
const refreshAfter = 20;

/**
 * The checkout is full: the place in the queue, which alone differs by visitor. `main.ts` keeps it up to date
 * and opens the checkout; without JavaScript the page reloads every 20 seconds.
 */
export const CheckoutQueuePage = ({ shop, place = "%place%" }: CheckoutQueuePageProps) => {
  const t = checkoutMessages.in(shop);
  return (
    <Container as="main" id="main" width="narrow" className={styles.page}>
      <Motif />
      <Heading level={1} size="display">
        {t("queue.title")}
      </Heading>
      <p className={styles.place}>
        <span data-queue-label="">{t("queue.place")}</span>{" "}
        <strong className={styles.number} data-queue-place="">
          {place}
        </strong>
      </p>
      <Text>{t("queue.turn")}</Text>
      <Text tone="muted">{t("queue.saved")}</Text>
      <VisuallyHidden as="p" role="status" data-queue-status="" data-opening={t("queue.opening")} />
      <noscript>
        <meta httpEquiv="refresh" content={`${refreshAfter}`} />
      </noscript>
      <BackLink href={shop.link("basket")}>{t("page.back")}</BackLink>
    </Container>
  );
};
