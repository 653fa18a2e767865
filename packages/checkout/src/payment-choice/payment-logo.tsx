import type { PaymentLogo as LogoKey } from "@giftshop/storefront-config";
import { logoMarks } from "./logo-marks.tsx";
import * as styles from "./payment-choice.css.ts";

const isKnown = (key: string): key is LogoKey => Object.hasOwn(logoMarks, key);

/**
 * The mark of a way to pay, drawn; decoration, since its
 * name stands beside it. An unheard-of one is a plain card.
 */
export const PaymentLogo = ({ logo }: { logo: string }) => (
  <svg className={styles.logo} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
    <rect width="48" height="32" rx="4" fill="#fff" />
    {isKnown(logo) ? logoMarks[logo] : <path d="M8 9h32v14H8zM8 13h32" fill="none" stroke="#334" strokeWidth="2" />}
  </svg>
);
