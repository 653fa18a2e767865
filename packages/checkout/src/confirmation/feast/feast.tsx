import type { ResultOf } from "@giftshop/graphql";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { CardWrapper, dressGift } from "@giftshop/ui-kit/gift-preview";
import { GiftStage } from "@giftshop/ui-kit/gift-stage";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../../frame/checkout-context.tsx";
import type { Package } from "../confirmation-order.query.ts";
import type { DeliveryFragment } from "../delivery.fragment.ts";
import { Burst } from "./burst.tsx";
import * as styles from "./feast.css.ts";

export interface FeastProps {
  title: string;
  text: string;
  packages: readonly Package[];
  deliveries: readonly ResultOf<typeof DeliveryFragment>[];
}

/** How many gifts stand on the table; all of them are in the list below. */
const most = 3;

/**
 * The moment after: the gifts as they go out, wrapped, each with
 * its name and its day, and one burst of the house's paper.
 */
export const Feast = ({ title, text, packages, deliveries }: FeastProps) => {
  const { t, chosenDay, stamp } = useCheckout();
  return (
    <div className={styles.feast}>
      <div className={styles.words}>
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
      </div>
      <div className={styles.scene}>
        <Burst paper={packages.find(({ wrapper }) => wrapper)?.wrapper?.product.image.url} />
        <ul className={styles.gifts} aria-label={t("confirmation.gifts")}>
          {packages.slice(0, most).map(({ id, giftcard: { product }, wrapper, giftPacking, recipient }) => {
            const { kind, deliveryDate } = deliveries.find(({ packageId }) => packageId === id) ?? {};
            // What comes by e-mail is always wrapped: in the house's own paper where none was chosen.
            const sleeve = wrapper
              ? { alt: wrapper.product.title, src: wrapper.product.image.url }
              : kind === "DIGITAL" && { alt: "" };
            return (
              <li key={id} className={styles.gift}>
                <GiftStage
                  className={styles.stage}
                  label={recipient ? t("summary.toRecipient", { name: recipient.firstName }) : t("summary.toBuyer")}
                  backgroundColor="transparent"
                  covered={Boolean(sleeve)}
                  dress={dressGift({
                    packing: giftPacking
                      ? { alt: giftPacking.product.title, src: giftPacking.product.image.url }
                      : undefined,
                    name: recipient?.firstName,
                    postmark: deliveryDate ? stamp(deliveryDate, chosenDay(deliveryDate)) : undefined,
                  })}
                  card={
                    <GiftCard face={{ src: product.image.url, alt: product.title }} priority>
                      {sleeve && <CardWrapper {...sleeve} />}
                    </GiftCard>
                  }
                />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
};
