import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { Stack } from "@giftshop/ui-kit/layout";
import { Stepper } from "@giftshop/ui-kit/stepper";
import { Text } from "@giftshop/ui-kit/text";
import { useRef, useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import type { Failure } from "../call/outcome.ts";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/card-beside.css.ts";
import { FailureBanner } from "../frame/failure-banner.tsx";
import type { OrderDetails } from "./order-facts.ts";
import { OrderGift } from "./order-gift.tsx";
import { ReorderOrder } from "./orders-operations.ts";
import { tellReordered } from "./tell-reordered.ts";

export interface ReorderChoiceProps {
  /** The order's id. */
  id: string;
  details: OrderDetails;
  onAdded(gone: readonly string[]): void;
}

/** Each gift of an order, all of them chosen at first; what is chosen goes to the basket at once. */
export const ReorderChoice = ({ id, details, onAdded }: ReorderChoiceProps) => {
  const { t } = useAccount();
  const gifts = details.order.shipments.flatMap(({ packages }) => packages);
  const [caller] = useState(createCaller);
  const [wanted, setWanted] = useState(() => new Map(gifts.map((gift) => [gift.id, gift.giftcard.qty])));
  const [busy, setBusy] = useState(false);
  const [nothing, setNothing] = useState(false);
  const [failed, setFailed] = useState<Failure>();
  // Key of the choice: pressed once more it is the same wish.
  const key = useRef<string>(undefined);
  const receivers = new Map(details.deliveries.map(({ packageId, recipientTitle }) => [packageId, recipientTitle]));

  const want = (gift: string, quantity: number) => {
    key.current = undefined;
    setNothing(false);
    setWanted(new Map([...wanted].filter(([other]) => other !== gift).concat(quantity > 0 ? [[gift, quantity]] : [])));
  };
  const add = async () => {
    setNothing(wanted.size === 0);
    if (wanted.size === 0) return;
    setBusy(true);
    key.current ??= crypto.randomUUID();
    const idempotencyKey = key.current;
    const items = [...wanted].map(([packageId, quantity]) => ({ packageId, quantity }));
    const outcome = await caller.call(
      async (request) => (await request(ReorderOrder, { id, idempotencyKey, items })).reorder,
    );
    setBusy(false);
    if (outcome.kind === "done") {
      tellReordered(gifts, wanted, outcome.data.gone);
      return onAdded(outcome.data.gone);
    }
    setFailed(outcome.kind === "failed" ? outcome.failure : "unavailable");
  };

  return (
    <Stack gap={5}>
      <ul className={styles.choices}>
        {gifts.map((gift) => {
          const { title } = gift.giftcard.product;
          const quantity = wanted.get(gift.id) ?? 0;
          return (
            <li key={gift.id} className={styles.choice}>
              <Checkbox
                checked={quantity > 0}
                onChange={({ target }) => want(gift.id, target.checked ? gift.giftcard.qty : 0)}
                label={<OrderGift gift={gift} receiver={receivers.get(gift.id) ?? ""} counted={false} />}
              />
              {quantity > 0 && (
                <Stepper
                  label={t("account.reorder.quantity", { title })}
                  decreaseLabel={t("account.reorder.less")}
                  increaseLabel={t("account.reorder.more")}
                  value={quantity}
                  onChange={(next) => want(gift.id, next)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Text size="small" tone="muted">
        {t("account.reorder.note")}
      </Text>
      {nothing && (
        <Banner tone="warning" live="alert">
          {t("account.reorder.nothing")}
        </Banner>
      )}
      {failed && <FailureBanner failure={failed} />}
      <Button block size="large" loading={busy} loadingLabel={t("account.reorder.busy")} onClick={add}>
        {t("account.reorder.action")}
      </Button>
    </Stack>
  );
};
