import { Banner } from "@giftshop/ui-kit/banner";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { OrderSummary } from "@giftshop/ui-kit/order-summary";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { type Refusal, refusalText } from "../calls/refusal.ts";
import { addOriginal } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import { isTooLittleLeft, packagesOf } from "../redeem-order.fragment.ts";
import { BasketLine } from "./basket-line.tsx";
import { CardsInUse } from "./cards-in-use.tsx";
import { Remainder } from "./remainder/remainder.tsx";
import type { WindowProps } from "./window-props.ts";
import * as styles from "./windows.css.ts";

/** What was chosen, what pays for it, what is left, and the way on. */
export const BasketWindow = ({ open, onClose, checkout }: WindowProps) => {
  const { t, order, money, busy, change, open: show } = useExchangeContext();
  const [refusal, setRefusal] = useState<Refusal>();
  const packages = packagesOf(order);
  const pays = order.toPay.value > 0;
  const { subTotal, grandTotal } = order.totals;
  const delivery = grandTotal.value - subTotal.value;
  const balance = order.cards.reduce((sum, card) => sum + card.balance.value, 0);
  const ready = packages.length > 0 && !isTooLittleLeft(order);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("basket.title")}
      closeLabel={t("close")}
      footer={
        ready && (
          // The shop's frame asks who it is; who takes the cards is asked then.
          <ButtonLink block href={checkout} data-identifies="redeem">
            {t("basket.checkout")}
          </ButtonLink>
        )
      }
    >
      <div className={styles.form}>
        {refusal && <Banner tone="warning">{refusalText(t, refusal)}</Banner>}
        {packages.length === 0 ? (
          <Text>{t("basket.empty")}</Text>
        ) : (
          <ul className={styles.lines}>
            {packages.map((item) => (
              <BasketLine key={item.id} item={item} onRefusal={setRefusal} />
            ))}
          </ul>
        )}
        <CardsInUse onRefusal={setRefusal} />
        <OrderSummary
          caption={t("basket.title")}
          pending={busy}
          lines={[
            {
              id: "balance",
              label: t("basket.balance"),
              amount: <bdi>{money({ ...order.remainingBalance, value: balance })}</bdi>,
            },
            { id: "chosen", label: t("basket.chosen"), amount: <bdi>{money(subTotal)}</bdi> },
            ...(delivery > 0
              ? [
                  {
                    id: "delivery",
                    label: t("basket.delivery"),
                    amount: <bdi>{money({ ...subTotal, value: delivery })}</bdi>,
                  },
                ]
              : []),
          ]}
          totalLabel={t(pays ? "bar.toPay" : "bar.left")}
          total={<bdi>{money(pays ? order.toPay : order.remainingBalance)}</bdi>}
        />
        {packages.length > 0 && isTooLittleLeft(order) && <Remainder onClose={onClose} />}
        {packages.length > 0 && ready && order.remainingBalance.value > 0 && (
          <Button
            variant="quiet"
            size="small"
            loading={busy}
            loadingLabel={t("value.adding")}
            onClick={async () => setRefusal(await change(addOriginal))}
          >
            {t("rest.original")}
          </Button>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={() => show({ kind: "addCard" })}>
            {t("bar.addCard")}
          </Button>
          <Button variant="quiet" size="small" onClick={() => show({ kind: "hints" })}>
            {t("bar.hints")}
          </Button>
          <Button variant="quiet" size="small" onClick={() => show({ kind: "reset" })}>
            {t("bar.reset")}
          </Button>
        </div>
      </div>
    </Modal>
  );
};
