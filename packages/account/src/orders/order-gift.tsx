import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import { Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { CardBeside } from "../frame/card-beside.tsx";
import type { AccountOrder } from "./orders-operations.ts";

type Order = NonNullable<ResultOf<typeof AccountOrder>["accountOrder"]["data"]>;
/** One package of an order: what is in it, and for whom. */
export type Gift = NonNullable<Order["details"]>["order"]["shipments"][number]["packages"][number];

export interface OrderGiftProps {
  gift: Gift;
  /** Whom it went to. */
  receiver: string;
  /** Says how many there are. Default `true`. */
  counted?: boolean;
  children?: ReactNode;
}

/** One gift of an order: its card, how many, and for whom. */
export const OrderGift = ({ gift, receiver, counted = true, children }: OrderGiftProps) => {
  const { t, shop } = useAccount();
  const { product, qty, price } = gift.giftcard;
  const title = `${product.title} ${formatMoney(price, shop.locale)}`;
  return (
    <CardBeside {...product}>
      <Text weight="medium">{counted ? t("account.orders.times", { count: qty, title }) : title}</Text>
      <Text size="small" tone="muted">
        {t("account.orders.for", { name: receiver })}
      </Text>
      {children}
    </CardBeside>
  );
};
