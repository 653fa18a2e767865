import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { AddedBanner } from "./added-banner.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";
import { ReorderModal } from "./reorder-modal.tsx";

/** Gifts that were given before, to be given again. */
export const Reorder = () => {
  const { t } = useAccount();
  const [open, setOpen] = useState<string>();
  const [added, setAdded] = useState<readonly string[]>();
  return (
    <Stack gap={6}>
      <div>
        <Heading level={1}>{t("account.reorder.title")}</Heading>
        <Text tone="muted">{t("account.reorder.lead")}</Text>
      </div>
      {added && <AddedBanner gone={added} />}
      <OrderList
        toReorder
        empty={<NoOrders />}
        action={(id) => (
          <Button size="small" onClick={() => setOpen(id)}>
            {t("account.orders.reorder")}
          </Button>
        )}
      />
      {open && (
        <ReorderModal
          key={open}
          id={open}
          onClose={() => setOpen(undefined)}
          onAdded={(gone) => {
            setOpen(undefined);
            setAdded(gone);
          }}
        />
      )}
    </Stack>
  );
};
