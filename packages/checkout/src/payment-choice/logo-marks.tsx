import type { PaymentLogo } from "@giftshop/storefront-config";
import type { Wallet } from "@giftshop/storefront-config/wallets";
import { WalletMark } from "@giftshop/ui-kit/wallet-mark";
import type { ReactNode } from "react";

const letters = (text: string, fill: string, size = 13, style?: "italic") => (
  <text
    x="24"
    y={16 + size * 0.36}
    fill={fill}
    fontFamily="Arial, Helvetica, sans-serif"
    fontSize={size}
    fontStyle={style}
    fontWeight="700"
    textAnchor="middle"
    direction="ltr"
  >
    {text}
  </text>
);

/** The marks' own colours, which belong to their owners and to no theme. Drawn on 48 × 32. */
export const logoMarks: Record<PaymentLogo | Wallet, ReactNode> = {
  applepay: <WalletMark wallet="applepay" />,
  googlepay: <WalletMark wallet="googlepay" />,
  visa: letters("VISA", "#1434cb", 16, "italic"),
  mastercard: (
    <>
      <circle cx="19" cy="16" r="9" fill="#eb001b" />
      <circle cx="29" cy="16" r="9" fill="#f79e1b" />
      <path d="M24 8.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <rect x="6" y="3" width="36" height="26" rx="3" fill="#006fcf" />
      {letters("AMEX", "#fff", 11)}
    </>
  ),
  cartebancaire: (
    <>
      <rect x="6" y="4" width="36" height="24" rx="4" fill="#00558c" />
      <path d="M24 4h14a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H24z" fill="#3f9c35" />
      {letters("CB", "#fff", 15)}
    </>
  ),
  ideal: (
    <>
      <path d="M9 4h14c9 0 15 4 15 12s-6 12-15 12H9z" fill="#fff" stroke="#0a0b09" strokeWidth="2" />
      <path d="M21 9h3c5 0 8 2 8 7s-3 7-8 7h-3z" fill="#c06" />
      <circle cx="15" cy="13" r="3" fill="#0a0b09" />
      <path d="M12 18h6v5h-6z" fill="#0a0b09" />
    </>
  ),
  bancontact: (
    <>
      <path d="M6 20c8 0 12-1 15-5l3-4H9a3 3 0 0 0-3 3z" fill="#005498" />
      <path d="M42 12c-8 0-12 1-15 5l-3 4h15a3 3 0 0 0 3-3z" fill="#fd0" />
    </>
  ),
  belfius: (
    <>
      <circle cx="24" cy="16" r="10" fill="#c30045" />
      <path
        d="M20 10h5a3.5 3.5 0 0 1 1.5 6.5A3.5 3.5 0 0 1 25 23h-5zM22.5 12.5v2.5h2a1.2 1.2 0 0 0 0-2.5zm0 5v3h2.3a1.5 1.5 0 0 0 0-3z"
        fill="#fff"
        fillRule="evenodd"
      />
    </>
  ),
  kbc: (
    <>
      <ellipse cx="24" cy="16" rx="19" ry="10" fill="#00aeef" />
      {letters("KBC", "#fff", 13)}
    </>
  ),
  paypal: (
    <>
      <path d="M18 6h8c5 0 7 3 6 7-1 5-4 7-9 7h-3l-1 6h-5z" fill="#003087" />
      <path d="M22 10h8c4 0 5 3 4 6-1 4-4 6-8 6h-3l-1 5h-4z" fill="#0070e0" fillOpacity=".85" />
    </>
  ),
  blik: (
    <>
      <rect x="4" y="5" width="40" height="22" rx="4" fill="#000" />
      {letters("blik", "#fff", 14)}
      <circle cx="21.5" cy="9" r="2" fill="#e5006d" />
    </>
  ),
  eps: (
    <>
      <rect x="6" y="5" width="36" height="22" rx="3" fill="#c8036f" />
      {letters("eps", "#fff", 15)}
    </>
  ),
  banktransfer: (
    <path
      d="M10 13 24 6l14 7zM13 15v8m7-8v8m8-8v8m7-8v8M10 26h28"
      fill="none"
      stroke="#23304a"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  ),
  invoice: (
    <path
      d="M15 5h13l6 6v16H15zM28 5v6h6M19 15h11M19 19h11M19 23h7"
      fill="none"
      stroke="#23304a"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
  secure: (
    <path
      d="M18 14v-3a6 6 0 0 1 12 0v3M15 14h18v12H15zM20 19.500l3 3 5-5"
      fill="none"
      stroke="#1e6b52"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
};
