import type { ResultOf } from "@giftshop/graphql";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { CardWrapper, dressGift } from "@giftshop/ui-kit/gift-preview";
import { GiftStage } from "@giftshop/ui-kit/gift-stage";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { useCheckout } from "../../frame/checkout-context.tsx";
import type { Package } from "../confirmation-order.query.ts";
import type { DeliveryFragment } from "../delivery.fragment.ts";
import { Burst, Scraps } from "./burst.tsx";
import { Engraving, Frame, Seal } from "./engraving.tsx";
import * as styles from "./feast.css.ts";
import { useBegun } from "./use-begun.ts";

export interface FeastProps {
  title: string;
  text: ReactNode;
  packages: readonly Package[];
  deliveries: readonly ResultOf<typeof DeliveryFragment>[];
}

/** How many gifts stand on the table; all of them are in the list below. */
const most = 3;

/**
 * The moment after: the gifts as they go out, wrapped, each with its name and its day; one burst of the
 * house's paper, or lines that draw themselves and a seal.
 */
export const Feast = ({ title, text, packages, deliveries }: FeastProps) => {
  const { shop, t, chosenDay, stamp } = useCheckout();
  const [place, begun] = useBegun<HTMLDivElement>();
  const shown = packages.slice(0, most);
  return (
    <div ref={place} className={styles.feast} data-begun={begun || undefined}>
      <div className={styles.words}>
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
      </div>
      <div className={styles.scene} data-count={shown.length}>
        <div className={styles.table}>
          <Engraving />
        </div>
        <Scraps />
        <ul className={styles.gifts} aria-label={t("confirmation.gifts")}>
          {shown.map(({ id, giftcard: { product }, wrapper, giftPacking, recipient }) => {
            const { deliveryDate } = deliveries.find(({ packageId }) => packageId === id) ?? {};
            return (
              <li key={id} className={styles.gift}>
                <GiftStage
                  className={styles.stage}
                  label={recipient ? t("summary.toRecipient", { name: recipient.firstName }) : t("summary.toBuyer")}
                  backgroundColor="transparent"
                  covered={Boolean(wrapper)}
                  dress={dressGift({
                    packing: giftPacking
                      ? { alt: giftPacking.product.title, src: giftPacking.product.image.url }
                      : undefined,
                    name: recipient?.firstName,
                    postmark: deliveryDate ? stamp(deliveryDate, chosenDay(deliveryDate)) : undefined,
                  })}
                  card={
                    <GiftCard face={{ src: product.image.url, alt: product.title }} priority>
                      {wrapper && <CardWrapper alt={wrapper.product.title} src={wrapper.product.image.url} />}
                    </GiftCard>
                  }
                />
                <Seal letter={shop.storefront.name.slice(0, 1)} />
              </li>
            );
          })}
        </ul>
        <Burst paper={packages.find(({ wrapper }) => wrapper)?.wrapper?.product.image.url} />
      </div>
      <Frame />
    </div>
  );
};
