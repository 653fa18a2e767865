import { logoMarks } from "./logo-marks.tsx";
import * as styles from "./payment-choice.css.ts";

const isKnown = (key: string): key is keyof typeof logoMarks => Object.hasOwn(logoMarks, key);

export interface PaymentLogoProps {
  logo: string;
  /** `small`: one of several in a row. Default `medium`. */
  size?: "small" | "medium";
}

/**
 * The mark of a way to pay, drawn; decoration, since its
 * name stands beside it. An unheard-of one is a plain card.
 */
export const PaymentLogo = ({ logo, size = "medium" }: PaymentLogoProps) => (
  <svg className={styles.logo} data-size={size} viewBox="0 0 48 32" color="#000" aria-hidden="true" focusable="false">
    <rect width="48" height="32" rx="4" fill="#fff" />
    {isKnown(logo) ? logoMarks[logo] : <path d="M8 9h32v14H8zM8 13h32" fill="none" stroke="#334" strokeWidth="2" />}
  </svg>
);
