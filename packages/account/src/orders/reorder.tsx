import type { ResultOf } from "@giftshop/graphql";
import { Banner, Heading, Link, Stack, Text } from "@giftshop/ui-kit";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { OrderRows } from "./order-rows.tsx";
import { AccountOrders } from "./orders-operations.ts";
import { ReorderButton } from "./reorder-button.tsx";

const ordersOf = ({ accountOrders }: ResultOf<typeof AccountOrders>) => accountOrders;
const latest = { paging: { itemsPerPage: 48, pageNumber: 1 } };

/** Gifts that were given before, to be given again. */
export function Reorder() {
  const { t, shop } = useAccount();
  const [loaded, again] = useAccountRequest(AccountOrders, latest, ordersOf);
  const [added, setAdded] = useState<readonly string[]>();
  return (
    <Stack gap={6}>
      <div>
        <Heading level={1}>{t("account.reorder.title")}</Heading>
        <Text tone="muted">{t("account.reorder.lead")}</Text>
      </div>
      {added && (
        <Banner
          tone={added.length > 0 ? "warning" : "success"}
          title={t("account.reorder.added")}
          action={<Link href={shop.link("basket")}>{t("account.reorder.toBasket")}</Link>}
        >
          {added.length > 0 && `${t("account.reorder.gone")}: ${added.join(", ")}`}
        </Banner>
      )}
      <WhenLoaded loaded={loaded} onAgain={again}>
        {({ orders }) => <OrderRows orders={orders} action={(id) => <ReorderButton id={id} onAdded={setAdded} />} />}
      </WhenLoaded>
    </Stack>
  );
}
