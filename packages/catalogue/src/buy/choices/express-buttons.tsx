import { isWallet, rememberWallet, type Wallet, walletNames, walletsHere } from "@giftshop/storefront-config/wallets";
import { WalletButton } from "@giftshop/ui-kit/wallet-button";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";

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
      <WalletButton
        key={wallet}
        type="submit"
        value={wallet}
        wallet={wallet}
        label={t("express.payBy", { method: walletNames[wallet] })}
        name={walletNames[wallet]}
        loading={busy}
      />
    ))}
  </>
);
