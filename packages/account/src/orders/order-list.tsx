import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Loader } from "@giftshop/ui-kit/loader";
import type { ReactNode } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { OrderRows } from "./order-rows.tsx";
import { useOrderPages } from "./use-order-pages.ts";

export interface OrderListProps {
  /** Only what can be ordered again. Default `false`: everything. */
  toReorder?: boolean;
  /** Stands where there are none. */
  empty: ReactNode;
  /** What each row offers in place of its details. */
  action?: (id: string) => ReactNode;
}

/** Orders, newest first, as many as one asks for. */
export const OrderList = ({ toReorder = false, empty, action }: OrderListProps) => {
  const { t } = useAccount();
  const { orders, loading, failure, hasMore, more, again } = useOrderPages(toReorder);
  if (orders.length === 0 && loading) return <Loader label={t("account.loading")} />;
  return (
    <Stack gap={4}>
      {orders.length === 0 && !failure ? (
        empty
      ) : (
        <OrderRows orders={orders} action={action} source={toReorder ? "reorder_overview" : undefined} />
      )}
      {failure && <FailureBanner failure={failure} />}
      {failure === "unavailable" && (
        <Button variant="secondary" onClick={() => void again()}>
          {t("account.again")}
        </Button>
      )}
      {(hasMore || loading) && (
        <Button variant="secondary" loading={loading} loadingLabel={t("account.loading")} onClick={more}>
          {t("account.orders.more")}
        </Button>
      )}
    </Stack>
  );
};
