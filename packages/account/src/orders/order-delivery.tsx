import { DayChoice } from "@giftshop/delivery-date/choice";
import { type DayPlan, dayText } from "@giftshop/delivery-date/text";
import type { ResultOf } from "@giftshop/graphql";
import { useSend } from "@giftshop/graphql/react";
import { Text } from "@giftshop/ui-kit/text";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { type Gift, OrderGift } from "./order-gift.tsx";
import { type AccountOrder, ChangeAccountOrderDay } from "./orders-operations.ts";

type Order = NonNullable<ResultOf<typeof AccountOrder>["accountOrder"]["data"]>;

export interface OrderDeliveryProps {
  order: string;
  delivery: NonNullable<Order["details"]>["deliveries"][number];
  /** What is in it; nothing where that is not kept any more. */
  gift: Gift | undefined;
  /** Whether nothing of it can be changed here. Default `false`. */
  fixed?: boolean;
  /** Its day was changed, or could not be: the order is another one. */
  onChanged(): Promise<unknown>;
}

/** One package of an order: who gets it, how far it is, and its day as long as that can be changed. */
export const OrderDelivery = ({ order, delivery, gift, fixed = false, onChanged }: OrderDeliveryProps) => {
  const { t, shop } = useAccount();
  const { send } = useSend(ChangeAccountOrderDay);
  const { packageId, dayVersion, kind, deliveryDate } = delivery;
  const choose = async (plan: DayPlan | null) => {
    const input = { orderUuid: order, packageId, dayVersion, deliveryDate: plan };
    const { changeOrderDeliveryDate } = await send({ input });
    await onChanged();
    return changeOrderDeliveryDate.errors[0]?.code;
  };
  return (
    <li className={styles.row}>
      {gift ? (
        <OrderGift gift={gift} receiver={delivery.recipientTitle} />
      ) : (
        <Text weight="medium">{delivery.recipientTitle}</Text>
      )}
      <Text tone="muted">
        {deliveryDate && delivery.canChangeDay
          ? t("day.planned", { day: dayText(deliveryDate, shop.locale, shop.storefront.timeZone) })
          : t(`account.orders.delivery.${delivery.state}`)}
      </Text>
      {delivery.canChangeDay && !fixed && (
        <DayChoice
          t={t}
          of={delivery.recipientTitle}
          kind={kind}
          plan={deliveryDate}
          locale={shop.locale}
          onChoose={choose}
        />
      )}
    </li>
  );
};
