import { Link, Stack, Text } from "@giftshop/ui-kit";
import { useAccount } from "../frame/account-context.tsx";

/** There is nothing yet, and the way to the first gift. */
export function NoOrders() {
  const { t, shop } = useAccount();
  return (
    <Stack gap={3} align="start">
      <Text>{t("account.orders.empty")}</Text>
      <Link variant="arrow" href={shop.link("listing")}>
        {t("account.orders.emptyAction")}
      </Link>
    </Stack>
  );
}
