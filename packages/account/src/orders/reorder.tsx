import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { insidePage } from "../account-page/inside-page.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AddedBanner } from "./added-banner.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";

const loadChoice = () => import("./reorder-modal.tsx").then(({ ReorderModal }) => ReorderModal);

/** Gifts that were given before, to be given again. */
export const Reorder = () => {
  const { t } = useAccount();
  const [open, setOpen] = useState<string>();
  const [added, setAdded] = useState<readonly string[]>();
  const choice = useLate(loadChoice);
  const show = (id: string) => {
    setOpen(id);
    // Where the window cannot be had the press is not answered, and can be made again.
    choice.fetch().catch(() => setOpen(undefined));
  };
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
          <Button size="small" loading={open === id && choice.pending} {...fetchAhead(choice)} onClick={() => show(id)}>
            {t("account.orders.reorder")}
          </Button>
        )}
      />
      {open && choice.part && (
        <choice.part
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

/** The page of it. */
export const ReorderPage = insidePage("reorder", Reorder);
