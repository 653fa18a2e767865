import { Stack } from "@giftshop/ui-kit/layout";
import { Heading } from "@giftshop/ui-kit/text";
import { insidePage } from "../account-page/inside-page.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";

/** What was ordered in this account, or as a guest with its email. */
export const Orders = () => {
  const { t } = useAccount();
  return (
    <Stack gap={6}>
      <Heading level={1}>{t("account.orders.title")}</Heading>
      <OrderList empty={<NoOrders />} />
    </Stack>
  );
};

/** The page of it. */
export const OrdersPage = insidePage("accountOrders", Orders);
