import type { ResultOf } from "@giftshop/graphql";
import { Button, Heading, Stack } from "@giftshop/ui-kit";
import { useMemo, useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { OrderRows } from "./order-rows.tsx";
import { AccountOrders } from "./orders-operations.ts";

const ordersOf = ({ accountOrders }: ResultOf<typeof AccountOrders>) => accountOrders;
/** Orders of a page. */
const page = 16;
/** The most that is asked for at once; more than that is asked for page by page. */
const most = 48;

/** What was ordered in this account, or as a guest with its email. */
export function Orders() {
  const { t } = useAccount();
  const [shown, setShown] = useState({ itemsPerPage: page, pageNumber: 1 });
  const variables = useMemo(() => ({ paging: shown }), [shown]);
  const [loaded, again] = useAccountRequest(AccountOrders, variables, ordersOf);
  return (
    <Stack gap={6}>
      <Heading level={1}>{t("account.orders.title")}</Heading>
      <WhenLoaded loaded={loaded} onAgain={again}>
        {({ orders, paging }) => (
          <Stack gap={4}>
            <OrderRows orders={orders} />
            {paging.totalItems > paging.currentPage * paging.itemsPerPage && (
              <Button
                variant="secondary"
                onClick={() =>
                  setShown((last) =>
                    last.itemsPerPage < most
                      ? { ...last, itemsPerPage: last.itemsPerPage + page }
                      : { ...last, pageNumber: last.pageNumber + 1 },
                  )
                }
              >
                {t("account.orders.more")}
              </Button>
            )}
          </Stack>
        )}
      </WhenLoaded>
    </Stack>
  );
}
