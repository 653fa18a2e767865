import { Button, type ButtonProps } from "../button/button.tsx";
import { join } from "../join.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { WalletMark, type WalletMarkProps } from "../wallet-mark/wallet-mark.tsx";
import * as styles from "./wallet-button.css.ts";

export interface WalletButtonProps
  extends Pick<ButtonProps, "type" | "value" | "loading" | "disabled" | "onClick" | "className">,
    WalletMarkProps {
  /** What it does, with the wallet's name in it: "Pay with Apple Pay". */
  label: string;
  /** The wallet's name, in whose place its mark stands: "Apple Pay". */
  name: string;
}

/** Pays with a wallet of this device: as its maker has it look, in the house's shape. */
export const WalletButton = ({ wallet, label, name, className, ...button }: WalletButtonProps) => {
  const [before, ...after] = label.split(name);
  return (
    <Button {...button} variant="secondary" size="large" block className={join(styles.button, className)}>
      {before}
      <svg className={styles.mark} viewBox="3 5 42 22" aria-hidden="true" focusable="false">
        <WalletMark wallet={wallet} />
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
      {after.join(name)}
    </Button>
  );
};
