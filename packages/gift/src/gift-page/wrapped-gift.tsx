import type { Shop } from "@giftshop/storefront-config";
import { giftMessages } from "../messages.ts";
import { Wrap } from "../wrap/wrap.tsx";
import * as styles from "./gift-page.css.ts";
import type { ShownGift } from "./load-gift.ts";
import { Thanks } from "./thanks.tsx";

const gestures = { CB: "ribbon", CK: "balloon", GCS: "seal" } as const;

export interface WrappedGiftProps {
  shop: Shop;
  shown: Extract<ShownGift, { kind: "gift" }>;
}

/**
 * A gift before the press that opens it, or before the one that shows its cards again. The wrapping is
 * a button of the same form: a finger pulls it, a key presses it, and without script it sends the form.
 */
export const WrappedGift = ({ shop, shown }: WrappedGiftProps) => {
  const t = giftMessages.in(shop);
  const { gift, key } = shown;
  const { senderFirstName: sender, receiverFirstName: receiver } = gift;
  const again = gift.state === "OPENED";
  const gesture = gestures[shop.storefront.group];
  const title = sender ? t("gift.titleFrom", { sender }) : t("gift.titleOwn");
  return (
    <>
      <h1 className={styles.title}>{again ? t("gift.again.title") : title}</h1>
      <p className={styles.lead}>{again ? t("gift.again.text") : t("gift.for", { receiver })}</p>
      <form method="post" className={styles.stage} data-unwrap={again ? "again" : gesture}>
        <input type="hidden" name="do" value="open" />
        <input type="hidden" name="key" value={key} />
        {!again && (
          <>
            <button type="submit" className={styles.wrapping} aria-label={t(`gift.hint.${gesture}`)} data-pull="">
              <Wrap
                group={shop.storefront.group}
                color={gift.product.backgroundColor}
                picture={gift.wrapper?.image.url}
              />
            </button>
            <p className={styles.hint} aria-hidden="true">
              {t(`gift.hint.${gesture}`)}
            </p>
          </>
        )}
        {gift.canTell && sender && (
          <label className={styles.tell}>
            <input type="checkbox" name="tell" value="yes" />
            {t("gift.tell", { sender })}
          </label>
        )}
        <button type="submit" className={styles.primary} data-opening={t("gift.opening")}>
          {again ? t("gift.again.open") : t("gift.open")}
        </button>
        <p className={styles.problem} role="alert" data-problem={t("gift.problem")} />
      </form>
      {!again && <p className={styles.small}>{t("gift.private")}</p>}
      {again && <Thanks shop={shop} shown={shown} />}
    </>
  );
};
