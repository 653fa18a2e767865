import { useRequest } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Loader } from "@giftshop/ui-kit/loader";
import { Modal } from "@giftshop/ui-kit/modal";
import { useState } from "react";
import { ExchangeCombination } from "../../calls/queries.ts";
import { type Refusal, refusalText } from "../../calls/refusal.ts";
import { addPackage, updatePackage } from "../../calls/send.ts";
import { useExchangeContext } from "../../exchange-context.tsx";
import { packagesOf } from "../../redeem-order.fragment.ts";
import type { WindowProps } from "../window-props.ts";
import * as styles from "../windows.css.ts";

/** Cards that use up the balance exactly, by one press; if need be one that was chosen makes way for them. */
export const CombinationWindow = ({ open, onClose }: WindowProps) => {
  const { t, order, money, change, open: show } = useExchangeContext();
  const [found] = useRequest(ExchangeCombination, {}, { paused: !open });
  const [taking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const cards = found.state === "ready" ? (found.value.redeemCombination.data ?? []) : [];
  const makesWay = packagesOf(order).find(({ id }) => id === cards[0]?.replaces);

  const takeAll = async (): Promise<Refusal | undefined> => {
    for (const { variation, price, quantity } of cards) {
      const input = { idempotencyKey: crypto.randomUUID(), variationId: variation.id, value: price.value, quantity };
      const why = await change(() => addPackage(input));
      if (why) return why;
    }
    if (!makesWay) return undefined;
    const { id: packageId, items } = makesWay;
    const quantity = (items[0]?.qty ?? 1) - 1;
    return change(({ version }) => updatePackage({ packageId, quantity, version }));
  };

  const take = async () => {
    setTaking(true);
    const why = await takeAll();
    setTaking(false);
    if (why) setRefusal(why);
    else show({ kind: "basket" });
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
          {makesWay?.items[0] && (
            <p className={styles.note}>
              {t("combination.instead", { title: makesWay.mainProduct.title, amount: money(makesWay.items[0].price) })}
            </p>
          )}
        </>
      )}
    </Modal>
  );
};
