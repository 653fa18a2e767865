import { DayChoice } from "@giftshop/delivery-date/choice";
import type { DayPlan } from "@giftshop/delivery-date/text";
import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages/format";
import { CharityIcon, CheckCircleIcon, ClockIcon, ErrorIcon, MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { SmallGift } from "@giftshop/ui-kit/small-gift";
import { Text } from "@giftshop/ui-kit/text";
import { GiftActions } from "../aftercare/gift-actions.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Email } from "../frame/email.tsx";
import * as styles from "./confirmation.css.ts";
import type { Package } from "./confirmation-order.query.ts";
import type { DeliveryFragment } from "./delivery.fragment.ts";
import { deliveryText } from "./delivery-words.ts";

export interface DeliveryProgressProps {
  delivery: ResultOf<typeof DeliveryFragment>;
  /** What is in the package, as it was dressed. */
  gift: Package | undefined;
  /** Where its parcel goes, in one line. */
  place: string | undefined;
  /** Its buyer has its link, and gives it. */
  handedOver: boolean;
  paid: boolean;
  order: string;
  /** Asks for the order again. */
  reload(): Promise<unknown>;
  /** Changes its day; answers why that was refused. */
  onChooseDay(plan: DayPlan | null): Promise<number | undefined>;
}

const icons = {
  UNPAID: ClockIcon,
  SCHEDULED: ClockIcon,
  WAITING: MailIcon,
  PREPARING: PostIcon,
  SENT: CheckCircleIcon,
  DONATED: CharityIcon,
  FAILED: ErrorIcon,
  WITHDRAWN: ErrorIcon,
} as const;

/** One package: who gets it, and how far it has come. */
export const DeliveryProgress = ({
  delivery,
  gift,
  place,
  handedOver,
  paid,
  order,
  reload,
  onChooseDay,
}: DeliveryProgressProps) => {
  const { shop, t, day, chosenDay, stamp } = useCheckout();
  const { kind, deliveryDate } = delivery;
  // Whatever has been prepared goes nowhere before the money is there.
  const state = paid || delivery.state === "FAILED" || delivery.state === "WITHDRAWN" ? delivery.state : "UNPAID";
  const Icon = icons[state];
  const { title, productType } = gift?.giftcard.product ?? {};
  const extras = [gift?.wrapper, gift?.giftPacking].flatMap((extra) => extra?.product.title ?? []);
  return (
    <li className={styles.delivery}>
      {gift && (
        <SmallGift
          className={styles.gift}
          face={gift.giftcard.product.image.url}
          wrapper={gift.wrapper?.product.image.url}
          packing={gift.giftPacking?.product.image.url}
          message={gift.message?.text}
          name={gift.recipient?.firstName}
          postmark={deliveryDate ? stamp(deliveryDate, chosenDay(deliveryDate)) : undefined}
          backgroundColor={gift.giftcard.product.backgroundColor}
        />
      )}
      <div className={styles.words}>
        <Text weight="bold">{delivery.recipientTitle}</Text>
        {delivery.recipientEmail && (
          <Text size="small">
            <Email address={delivery.recipientEmail} />
          </Text>
        )}
        {place && (
          <Text size="small">
            <bdi>{place}</bdi>
          </Text>
        )}
        {gift && (
          <Text size="small">
            {t("summary.times", {
              count: gift.giftcard.qty,
              title: `${title} ${formatMoney(gift.giftcard.price, shop.locale)}`,
            })}
          </Text>
        )}
        {extras.length > 0 && <Text size="small">{extras.join(", ")}</Text>}
        <p className={styles.state} data-state={state} aria-live="polite">
          <Icon />
          {deliveryText(t, delivery, {
            paid,
            handedOver,
            productType,
            date: day(delivery.expectedAt),
            planned: deliveryDate ? chosenDay(deliveryDate) : undefined,
          })}
        </p>
        <GiftActions
          order={order}
          delivery={delivery}
          of={title}
          gift={gift}
          day={
            delivery.canChangeDay && (
              <DayChoice t={t} of={title} kind={kind} plan={deliveryDate} locale={shop.locale} onChoose={onChooseDay} />
            )
          }
          onChanged={reload}
        />
      </div>
    </li>
  );
};
