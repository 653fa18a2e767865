import { isWallet, rememberWallet, type Wallet, walletNames, walletsHere } from "@giftshop/storefront-config/wallets";
import { Button } from "@giftshop/ui-kit/button";
import { WalletMark } from "@giftshop/ui-kit/wallet-mark";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";
import * as styles from "../buy-box.css.ts";

export interface ExpressButtonsProps {
  t: LateTranslate;
  /** Its press is being answered. */
  busy: boolean;
  /** What this device has. Default: as its browser tells. */
  wallets?: readonly Wallet[];
}

/** Keeps for the checkout by which wallet its visitor wants to pay; another press than on one forgets it. */
export const keepWallet = (pressed: string | undefined): void =>
  rememberWallet(sessionStorage, isWallet(pressed) ? pressed : undefined);

/** The wallets of this device, each straight to the checkout. Nothing where there is none. */
export const ExpressButtons = ({ t, busy, wallets = walletsHere() }: ExpressButtonsProps) => (
  <>
    {wallets.map((wallet) => (
      <Button
        key={wallet}
        type="submit"
        value={wallet}
        variant="secondary"
        size="large"
        block
        loading={busy}
        icon={
          <svg className={styles.wallet} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
            <rect width="48" height="32" rx="4" fill="#fff" />
            <WalletMark wallet={wallet} />
          </svg>
        }
      >
        {t("express.payBy", { method: walletNames[wallet] })}
      </Button>
    ))}
  </>
);
