import { Button } from "@giftshop/ui-kit/button";
import * as styles from "./buy-bar.css.ts";

export interface BuyBarProps {
  texts: { total: string; add: string; adding: string };
  /** For example "€50"; absent while the amount is not known. */
  total: string | undefined;
  adding: boolean;
}

/** What it comes to and the one thing to do; on a phone it stays at the lower edge, under the thumb. */
export function BuyBar({ texts, total, adding }: BuyBarProps) {
  return (
    <div className={styles.bar} data-buy-bar="">
      <p className={styles.total} aria-live="polite">
        <span className={styles.label}>{texts.total}</span> <span className={styles.amount}>{total ?? "–"}</span>
      </p>
      <Button type="submit" size="large" className={styles.action} loading={adding} loadingLabel={texts.adding}>
        {texts.add}
      </Button>
    </div>
  );
}
