import { isWallet, walletNames } from "@giftshop/storefront-config/wallets";
import { useFormValues } from "@giftshop/ui-kit/form";
import { WalletButton } from "@giftshop/ui-kit/wallet-button";
import { useEffect, useRef, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./payment-choice.css.ts";
import type { PaymentMethodView, PaymentValues } from "./payment-choice.tsx";

export interface ExpressPayProps {
  methods: readonly PaymentMethodView[];
  /** The order is being placed: nothing is pressed twice. */
  busy: boolean;
}

/**
 * The wallets of this device above the form: a press chooses one and
 * orders, or leads to the first field that is still empty.
 */
export const ExpressPay = ({ methods, busy }: ExpressPayProps) => {
  const { t } = useCheckout();
  const { set } = useFormValues<PaymentValues>();
  const place = useRef<HTMLElement>(null);
  const [presses, setPresses] = useState(0);
  // Once the form holds what was pressed.
  useEffect(() => {
    if (presses === 0) return;
    const form = place.current?.closest("form");
    const missing = form?.querySelector<HTMLElement>("input:invalid:not([type=checkbox]), select:invalid");
    if (missing) missing.focus();
    else form?.requestSubmit();
  }, [presses]);
  const wallets = methods.map(({ id }) => id).filter(isWallet);
  if (wallets.length === 0) return null;
  return (
    <section ref={place} className={styles.express} aria-label={t("payment.express")}>
      <p className={styles.expressTitle} aria-hidden="true">
        {t("payment.express")}
      </p>
      <div className={styles.wallets}>
        {wallets.map((wallet) => (
          <WalletButton
            key={wallet}
            wallet={wallet}
            label={t("payment.payBy", { method: walletNames[wallet] })}
            name={walletNames[wallet]}
            disabled={busy}
            onClick={() => {
              set("paymentMethod", wallet);
              setPresses(presses + 1);
            }}
          />
        ))}
      </div>
      <p className={styles.or}>{t("payment.or")}</p>
    </section>
  );
};
