import type { Shop } from "@giftshop/storefront-config";
import { giftMessages } from "../messages.ts";
import * as styles from "./gift-page.css.ts";
import type { ShownGift } from "./load-gift.ts";
import * as presses from "./presses.css.ts";

/** Most characters of a note (specification, section 5). */
const longest = 150;

export interface ThanksProps {
  shop: Shop;
  shown: Extract<ShownGift, { kind: "gift" }>;
}

/** A note back to the giver in two presses: unfold, send. What became of it stands in its place. */
export const Thanks = ({ shop, shown }: ThanksProps) => {
  const t = giftMessages.in(shop);
  const { gift, thanks } = shown;
  const sender = gift.senderFirstName;
  if (!sender) return null;
  if (thanks === "sent") {
    return (
      <p className={styles.sent} role="status" tabIndex={-1} data-thanks="">
        {t("gift.thanks.sent", { sender })}
      </p>
    );
  }
  if (!gift.canThank) return null;
  return (
    <div className={styles.thanks} data-thanks="">
      <p className={styles.small}>{t("gift.thanks.text")}</p>
      <details className={styles.unfolds} open={thanks === "refused"}>
        <summary className={presses.quiet}>{t("gift.thanks.title", { sender })}</summary>
        <form method="post" className={styles.thanksForm} data-thank="">
          <input type="hidden" name="do" value="thank" />
          <label className={styles.label}>
            {t("gift.thanks.label", { sender })}
            <textarea
              className={styles.text}
              name="text"
              required
              maxLength={longest}
              rows={3}
              dir="auto"
              defaultValue={t("gift.thanks.preset")}
            />
          </label>
          <p className={styles.problem} role="alert" data-problem={t("gift.problem")}>
            {thanks === "refused" && t("gift.thanks.refused")}
          </p>
          <button type="submit" className={presses.primary}>
            {t("gift.thanks.send")}
          </button>
        </form>
      </details>
    </div>
  );
};
