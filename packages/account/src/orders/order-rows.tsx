import { itemMark, type ListSource, listMark } from "@giftshop/analytics";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatDate, formatMoney } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { Parts } from "@giftshop/ui-kit/parts";
import { Text } from "@giftshop/ui-kit/text";
import { type ReactNode, useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { OrderRow } from "./orders-operations.ts";

const loadDetails = () => import("./order-details-modal.tsx").then(({ OrderDetailsModal }) => OrderDetailsModal);

export interface OrderRowsProps {
  orders: readonly ({ id: string } & FragmentType<typeof OrderRow>)[];
  /** What each row offers in place of its details. */
  action?: ((id: string) => ReactNode) | undefined;
  /** What reports call the list, where it is one to choose from. */
  source?: ListSource | undefined;
}

/** Orders, newest first; one of them can be looked into. */
export const OrderRows = ({ orders, action, source }: OrderRowsProps) => {
  const { t, shop } = useAccount();
  const [open, setOpen] = useState<string>();
  const details = useLate(loadDetails);
  const show = (id: string) => {
    setOpen(id);
    // Where the window cannot be had the press is not answered, and can be made again.
    details.fetch().catch(() => setOpen(undefined));
  };
  return (
    <>
      <ul className={styles.rows} {...(source && listMark(source))}>
        {orders.map((row) => {
          const order = readFragment(OrderRow, row);
          const placed = formatDate(order.placedAt, shop.locale, shop.storefront.timeZone, { dateStyle: "long" });
          return (
            <li
              key={order.id}
              className={styles.row}
              {...(source && itemMark({ path: "", name: order.titles.join(", ") }))}
            >
              <div>
                <Text weight="bold">
                  {t(`account.orders.kind.${order.kind}`)} {order.number}
                  {"\u00a0·\u00a0"}
                  {t(`account.orders.status.${order.status}`)}
                </Text>
                <Text size="small" tone="muted">
                  <Parts>
                    {t("account.orders.placed", { date: placed })}
                    {t("account.orders.packages", { count: order.packages })}
                    {t("account.orders.receivers", { count: order.receivers })}
                    {formatMoney(order.grandTotal, shop.locale, "always")}
                  </Parts>
                </Text>
                <Text size="small">{order.titles.join(", ")}</Text>
              </div>
              <Stack direction="row" gap={2}>
                {action?.(order.id) ?? (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${t("account.orders.details")}: ${order.number}`}
                    loading={open === order.id && details.pending}
                    {...fetchAhead(details)}
                    onClick={() => show(order.id)}
                  >
                    {t("account.orders.details")}
                  </Button>
                )}
              </Stack>
            </li>
          );
        })}
      </ul>
      {open && details.part && <details.part id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};
