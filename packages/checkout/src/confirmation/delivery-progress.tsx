import { DayChoice } from "@giftshop/delivery-date/choice";
import type { DayPlan } from "@giftshop/delivery-date/text";
import type { ResultOf } from "@giftshop/graphql";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { CharityIcon, CheckCircleIcon, ClockIcon, ErrorIcon, MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { Text } from "@giftshop/ui-kit/text";
import { GiftActions } from "../aftercare/gift-actions.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./confirmation.css.ts";
import type { ConfirmationOrder } from "./confirmation-order.query.ts";
import type { DeliveryFragment } from "./delivery.fragment.ts";
import { deliveryText } from "./delivery-words.ts";

type Details = NonNullable<NonNullable<ResultOf<typeof ConfirmationOrder>["order"]["data"]>["details"]>;
type Card = Details["order"]["shipments"][number]["packages"][number]["giftcard"];

export interface DeliveryProgressProps {
  delivery: ResultOf<typeof DeliveryFragment>;
  /** What is in the package. */
  card: Card | undefined;
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
  card,
  place,
  handedOver,
  paid,
  order,
  reload,
  onChooseDay,
}: DeliveryProgressProps) => {
  const { shop, t, day, chosenDay } = useCheckout();
  const { kind, deliveryDate } = delivery;
  // Whatever has been prepared goes nowhere before the money is there.
  const state = paid || delivery.state === "FAILED" || delivery.state === "WITHDRAWN" ? delivery.state : "UNPAID";
  const Icon = icons[state];
  return (
    <li className={styles.delivery}>
      {card && <GiftCard className={styles.card} face={{ src: card.product.image.url, alt: "" }} />}
      <div className={styles.words}>
        <Text weight="bold">{delivery.recipientTitle}</Text>
        {delivery.recipientEmail && (
          <Text size="small" tone="muted">
            <bdi>{delivery.recipientEmail}</bdi>
          </Text>
        )}
        {place && (
          <Text size="small" tone="muted">
            <bdi>{place}</bdi>
          </Text>
        )}
        {card && <Text size="small">{t("summary.times", { count: card.qty, title: card.product.title })}</Text>}
        <p className={styles.state} data-state={state} aria-live="polite">
          <Icon />
          {deliveryText(t, delivery, {
            paid,
            handedOver,
            date: day(delivery.expectedAt),
            planned: deliveryDate ? chosenDay(deliveryDate) : undefined,
          })}
        </p>
        {delivery.canChangeDay && (
          <DayChoice
            t={t}
            of={card?.product.title}
            kind={kind}
            plan={deliveryDate}
            locale={shop.locale}
            onChoose={onChooseDay}
          />
        )}
        <GiftActions order={order} delivery={delivery} of={card?.product.title} onChanged={reload} />
      </div>
    </li>
  );
};
