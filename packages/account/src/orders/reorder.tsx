import { Banner, Button, Heading, Link, Stack, Text } from "@giftshop/ui-kit";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";
import { ReorderModal } from "./reorder-modal.tsx";

/** Gifts that were given before, to be given again. */
export function Reorder() {
  const { t, shop } = useAccount();
  const [open, setOpen] = useState<string>();
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
}
