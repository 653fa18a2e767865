import { join } from "../join.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { formatPrice, type Money } from "./format-price.ts";
import * as styles from "./price.css.ts";

export interface PriceProps extends Money {
  /** BCP 47, for example `fr-FR`. */
  locale: string;
  /**
   * `auto` drops the decimals of a whole amount, as the value of a
   * card is printed; `always` keeps them, for totals. Default `auto`.
   */
  decimals?: "auto" | "always";
  /** `total` is the sum one pays. Default `plain`. */
  emphasis?: "plain" | "strong" | "total";
  /**
   * The price before, struck through: the lowest of the last 30 days, in the same currency, in minor units.
   */
  before?: number | undefined;
  /** What a screen reader hears before the old price, needed with `before`. */
  beforeLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * An amount in the writing of a locale. It never breaks over
 * two lines, and runs in its own direction within Arabic text.
 */
export const Price = ({
  value,
  currency,
  locale,
  decimals = "auto",
  emphasis = "plain",
  before,
  beforeLabel,
  className,
}: PriceProps) => {
  const write = (amount: number) => formatPrice({ value: amount, currency }, locale, decimals);
  return (
    <span className={join(styles.price, className)} data-emphasis={emphasis}>
      {before !== undefined && (
        <del className={styles.before}>
          {beforeLabel && <VisuallyHidden>{beforeLabel} </VisuallyHidden>}
          <bdi>{write(before)}</bdi>
        </del>
      )}
      <bdi>{write(value)}</bdi>
    </span>
  );
};
