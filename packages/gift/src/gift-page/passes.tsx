import type { Shop } from "@giftshop/storefront-config";
import { giftMessages } from "../messages.ts";
import * as styles from "./codes.css.ts";
import type { Code } from "./load-gift.ts";

const words = { APPLE: "gift.wallet.apple", GOOGLE: "gift.wallet.google" } as const;

export interface PassesProps {
  shop: Shop;
  passes: Code["passes"];
}

/**
 * Ways into the wallet of a telephone, as many as the shop has
 * keys for. A script hides the one that the device does not have.
 */
export const Passes = ({ shop, passes }: PassesProps) => {
  const t = giftMessages.in(shop);
  if (passes.length === 0) return null;
  return (
    <div className={styles.passes}>
      {passes.map(({ wallet, path }) => (
        <a key={wallet} className={styles.pass} href={path} rel="nofollow noreferrer" data-wallet={wallet}>
          <svg className={styles.passIcon} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm12 6a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0zM5 3h12v1.500H5z" />
          </svg>
          {t(words[wallet])}
        </a>
      ))}
    </div>
  );
};
