import type { PaymentLogo } from "@giftshop/storefront-config";
import * as styles from "./payment-mark.css.ts";

/** Name as people know it, and the colours it is known by. */
const marks: Record<PaymentLogo, { label: string; word?: string; ink: string; paper?: string }> = {
  ideal: { label: "iDEAL", ink: "#CC0066" },
  bancontact: { label: "Bancontact", word: "Banco", ink: "#005498" },
  belfius: { label: "Belfius", ink: "#C30045" },
  kbc: { label: "KBC/CBC", word: "KBC", ink: "#003768" },
  cartebancaire: { label: "Carte bancaire", word: "CB", ink: "#FFFFFF", paper: "#1A4F8B" },
  visa: { label: "Visa", word: "VISA", ink: "#1434CB" },
  mastercard: { label: "Mastercard", word: "", ink: "#EB001B" },
  amex: { label: "American Express", word: "AMEX", ink: "#FFFFFF", paper: "#016FD0" },
  paypal: { label: "PayPal", ink: "#003087" },
  blik: { label: "BLIK", ink: "#FFFFFF", paper: "#000000" },
  eps: { label: "EPS", word: "eps", ink: "#B8165F" },
  banktransfer: { label: "SEPA", ink: "#10298E" },
  invoice: { label: "Invoice", word: "§", ink: "#3A3A3A" },
};

/** A way to pay as a small card, 46 by 30. */
export function PaymentMark({ logo }: { logo: PaymentLogo }) {
  const { label, word = label, ink, paper = "#FFFFFF" } = marks[logo];
  return (
    <svg className={styles.mark} width="46" height="30" viewBox="0 0 46 30" role="img" aria-label={label}>
      <rect x=".5" y=".5" width="45" height="29" rx="4" fill={paper} stroke="#D5D5DA" />
      {logo === "mastercard" ? (
        <>
          <circle cx="19" cy="15" r="8" fill={ink} />
          <circle cx="27" cy="15" r="8" fill="#F79E1B" fillOpacity=".85" />
        </>
      ) : (
        <text className={styles.word} x="23" y="18.500" fill={ink} textLength={word.length > 5 ? 36 : undefined}>
          {word}
        </text>
      )}
    </svg>
  );
}
