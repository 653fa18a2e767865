import * as styles from "./payment-choice.css.ts";
import { PaymentLogo } from "./payment-logo.tsx";

/** The brands of cards that are taken everywhere. */
const brands = ["visa", "mastercard", "amex"] as const;

export interface CardBrandsProps {
  /** How a storefront calls its cards: a national brand stands first. */
  logo: string;
  hint: string | undefined;
}

/** Which cards are taken, in words and by their marks. */
export const CardBrands = ({ logo, hint }: CardBrandsProps) => (
  <>
    {hint}
    <span className={styles.brands}>
      {[...new Set([logo, ...brands])].map((one) => (
        <PaymentLogo key={one} logo={one} size="small" />
      ))}
    </span>
  </>
);
