import { Button } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { TrashIcon } from "@giftshop/ui-kit/icon";
import { Stepper } from "@giftshop/ui-kit/stepper";
import type { Refusal } from "../calls/refusal.ts";
import { updatePackage } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import type { RedeemPackage } from "../redeem-order.fragment.ts";
import * as styles from "./windows.css.ts";

export interface BasketLineProps {
  item: RedeemPackage;
  onRefusal(refusal: Refusal | undefined): void;
}

/** One card that was chosen: how many, and what they come to. */
export const BasketLine = ({ item, onRefusal }: BasketLineProps) => {
  const { t, money, busy, change } = useExchangeContext();
  const { mainProduct, items, packageTotals } = item;
  const [main] = items;
  const { title } = mainProduct;
  const quantity = main?.qty ?? 1;
  const wish = async (wished: number) =>
    onRefusal(await change(({ version }) => updatePackage({ packageId: item.id, quantity: wished, version })));
  return (
    <li className={styles.line}>
      <div className={styles.picture} style={{ backgroundColor: mainProduct.backgroundColor }}>
        <GiftCard face={{ src: mainProduct.image.url, alt: "" }} />
      </div>
      <div className={styles.words}>
        <strong>{title}</strong>
        {main && (
          <span className={styles.note}>
            {t(main.variation.variationType === "DIGITAL" ? "value.digital" : "value.physical")}
          </span>
        )}
        {packageTotals.mainItemEditable && main && (
          <Stepper
            label={t("basket.quantity", { title })}
            decreaseLabel={t("basket.less")}
            increaseLabel={t("basket.more")}
            value={quantity}
            max={Math.max(main.maxQty, quantity)}
            pending={busy}
            onChange={wish}
          />
        )}
      </div>
      <div className={styles.end}>
        <bdi className={styles.amount}>{money(packageTotals.mainItemAmount)}</bdi>
        <Button
          variant="quiet"
          size="small"
          icon={<TrashIcon />}
          aria-label={t("basket.remove", { title })}
          onClick={() => wish(0)}
        />
      </div>
    </li>
  );
};
