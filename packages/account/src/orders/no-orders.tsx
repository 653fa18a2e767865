import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { useAccount } from "../frame/account-context.tsx";

/** There is nothing yet, and the way to the first gift. */
export const NoOrders = () => {
  const { t, shop } = useAccount();
  return (
    <EmptyState
      scene="orders"
      title={t("account.orders.empty")}
      action={<ButtonLink href={shop.link("listing")}>{t("account.orders.emptyAction")}</ButtonLink>}
    />
  );
};
