import { useRequest } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Loader } from "@giftshop/ui-kit/loader";
import { Modal } from "@giftshop/ui-kit/modal";
import { useState } from "react";
import { ExchangeCombination } from "../calls/queries.ts";
import { type Refusal, refusalText } from "../calls/refusal.ts";
import { addPackage } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import type { WindowProps } from "./window-props.ts";
import * as styles from "./windows.css.ts";

/** Cards that use up the balance exactly, to be added by one press. */
export const CombinationWindow = ({ open, onClose }: WindowProps) => {
  const { t, order, money, change, open: show } = useExchangeContext();
  const [found] = useRequest(ExchangeCombination, {}, { paused: !open });
  const [taking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const cards = found.state === "ready" ? (found.value.redeemCombination.data ?? []) : [];

  const take = async () => {
    setTaking(true);
    for (const { variation, price, quantity } of cards) {
      const input = { idempotencyKey: crypto.randomUUID(), variationId: variation.id, value: price.value, quantity };
      const why = await change(() => addPackage(input));
      if (why) {
        setTaking(false);
        setRefusal(why);
        return;
      }
    }
    setTaking(false);
    show({ kind: "basket" });
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("rest.spend")}
      closeLabel={t("close")}
      back={{ label: t("back"), onPress: () => show({ kind: "basket" }) }}
      footer={
        cards.length > 0 && (
          <Button block loading={taking} loadingLabel={t("value.adding")} onClick={take}>
            {t("combination.take")}
          </Button>
        )
      }
    >
      {refusal && <Banner tone="danger">{refusalText(t, refusal)}</Banner>}
      {found.state === "loading" && <Loader label={t("page.loading")} />}
      {found.state === "failed" && <Banner tone="danger">{t("errors.unreachable")}</Banner>}
      {found.state === "ready" && cards.length === 0 && (
        <Banner>{t("combination.none", { amount: money(order.remainingBalance) })}</Banner>
      )}
      {cards.length > 0 && (
        <>
          <p>{t("combination.title")}</p>
          <ul className={styles.lines}>
            {cards.map(({ product, variation, price, quantity }) => (
              <li key={`${variation.id} ${price.value}`} className={styles.row}>
                <span>
                  {quantity} × {product.title}
                </span>
                <bdi>{money(price)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
};
