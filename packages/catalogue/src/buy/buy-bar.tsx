import { Button } from "@giftshop/ui-kit/button";
import * as styles from "./buy-bar.css.ts";
import type { BuyTexts } from "./buy-texts.ts";
import type { Amount } from "./offer.ts";

export interface BuyBarProps {
  texts: Pick<BuyTexts, "total" | "subtotal" | "add" | "adding" | "delivery">;
  /** For example "€50"; absent while the amount is not known. */
  total: string | undefined;
  /** What delivery of this present alone costs. It is no part of the sum: with what is in the basket already it may share it. */
  delivery: Amount;
  adding: boolean;
}

/** What it comes to and the one thing to do; on a phone it stays at the lower edge, under the thumb. */
export function BuyBar({ texts, total, delivery, adding }: BuyBarProps) {
  const onTop = delivery.value > 0;
  return (
    <div className={styles.bar} data-buy-bar="">
      <p className={styles.total} aria-live="polite">
        <span className={onTop ? styles.subtotal : styles.label}>{onTop ? texts.subtotal : texts.total}</span>{" "}
        <span className={styles.amount}>{total ?? "–"}</span>
        {onTop && <span className={styles.label}> {texts.delivery.onTop.replace("{price}", delivery.text)}</span>}
      </p>
      <Button type="submit" size="large" className={styles.action} loading={adding} loadingLabel={texts.adding}>
        {texts.add}
      </Button>
    </div>
  );
}
