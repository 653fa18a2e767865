import { Button } from "@giftshop/ui-kit/button";
import * as styles from "./buy-bar.css.ts";
import type { BuyTexts } from "./buy-texts.ts";
import type { Amount } from "./offer.ts";

export interface BuyBarProps {
  texts: Pick<BuyTexts, "total" | "subtotal" | "add" | "adding" | "now" | "delivery">;
  /** For example "€50"; absent while the amount is not known. */
  total: string | undefined;
  /**
   * What delivery of this present alone costs; not part of the sum, as what is in the basket already may
   * share it.
   */
  delivery: Amount;
  /** Which of the two was pressed, until it is answered. */
  busy: "basket" | "checkout" | undefined;
}

/**
 * What it comes to, and the two ways on: into the basket, or straight to
 * the checkout. On a phone it stays at the lower edge, under the thumb.
 */
export const BuyBar = ({ texts, total, delivery, busy }: BuyBarProps) => {
  const onTop = delivery.value > 0;
  const besides = texts.delivery.onTop.replace("{price}", delivery.text);
  const loading = { size: "large", loadingLabel: texts.adding } as const;
  return (
    <div className={styles.bar} data-buy-bar="">
      <p className={styles.total} aria-live="polite">
        <span className={onTop ? styles.subtotal : styles.label}>{onTop ? texts.subtotal : texts.total}</span>{" "}
        <span className={styles.amount}>{total ?? "–"}</span>
        {onTop && (
          <>
            <span className={styles.onTop}> {besides}</span>
            <span className={styles.priceOnTop} data-price={`+ ${delivery.text}`} aria-hidden="true" />
          </>
        )}
      </p>
      {/* First in the source: it is what Enter in a field presses. */}
      <Button type="submit" className={styles.action} {...loading} loading={busy === "basket"}>
        {texts.add}
      </Button>
      <Button
        type="submit"
        value="checkout"
        variant="secondary"
        className={styles.onward}
        {...loading}
        loading={busy === "checkout"}
      >
        {texts.now}
      </Button>
    </div>
  );
};
