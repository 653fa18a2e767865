import type { Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { giftMessages } from "../messages.ts";
import { Wrap } from "../wrap/wrap.tsx";
import * as styles from "./gift-page.css.ts";
import type { ShownGift } from "./load-gift.ts";
import * as presses from "./presses.css.ts";
import { Reveal } from "./reveal.tsx";
import * as scene from "./scene.css.ts";
import { Thanks } from "./thanks.tsx";

const gestures = { CB: "ribbon", CK: "balloon", GCS: "seal" } as const;

export interface WrappedGiftProps {
  shop: Shop;
  shown: Extract<ShownGift, { kind: "gift" }>;
}

/**
 * A gift before the press that opens it, or before the one that shows its codes again. The wrapping is the
 * button of its form: a finger pulls it, a key presses it, and without script it sends the form.
 */
export const WrappedGift = ({ shop, shown }: WrappedGiftProps) => {
  const t = giftMessages.in(shop);
  const { gift, key } = shown;
  const { senderFirstName: sender, receiverFirstName: receiver } = gift;
  const { group } = shop.storefront;
  const again = gift.state === "OPENED";
  const gesture = gestures[group];
  const title = sender ? t("gift.titleFrom", { sender }) : t("gift.titleOwn");
  return (
    <>
      <form method="post" className={styles.stage} data-unwrap={again ? "again" : gesture}>
        <input type="hidden" name="do" value="open" />
        <input type="hidden" name="key" value={key} />
        <h1 className={scene.title}>{again ? t("gift.again.title") : title}</h1>
        <div className={scene.scene}>
          <span className={scene.table} data-part="table" />
          {again ? (
            <Reveal group={group} gift={gift} />
          ) : (
            <VisuallyHidden as="p">{t("gift.for", { receiver })}</VisuallyHidden>
          )}
          {again ? (
            <button type="submit" className={presses.gesture} data-opening={t("gift.opening")}>
              {t("gift.again.open")}
            </button>
          ) : (
            <button type="submit" className={presses.wrapping} data-pull="">
              <Wrap
                group={group}
                picture={gift.wrapper?.image.url}
                tag={t("gift.for", { receiver })}
                mark={brandingOf(shop.storefront).footerLogo.src}
              />
              <span className={presses.gesture} data-opening={t("gift.opening")}>
                {t(`gift.hint.${gesture}`)}
              </span>
            </button>
          )}
        </div>
        <div className={styles.column}>
          {gift.canTell && sender && (
            <label className={styles.tell}>
              <input type="checkbox" name="tell" value="yes" />
              {t("gift.tell", { sender })}
            </label>
          )}
          <p className={styles.problem} role="alert" data-problem={t("gift.problem")} />
        </div>
      </form>
      <div className={styles.column}>
        <p className={styles.small}>{again ? t("gift.again.text") : t("gift.private")}</p>
        {again && <Thanks shop={shop} shown={shown} />}
      </div>
    </>
  );
};
