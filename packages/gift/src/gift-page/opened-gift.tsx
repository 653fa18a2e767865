import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { MessageNote } from "@giftshop/ui-kit/gift-preview";
import { giftMessages } from "../messages.ts";
import { CardCodes } from "./card-codes.tsx";
import * as styles from "./gift-page.css.ts";
import type { ShownGift } from "./load-gift.ts";
import { note } from "./note.css.ts";
import * as presses from "./presses.css.ts";
import { Reveal } from "./reveal.tsx";
import { savedText } from "./saved-text.ts";
import { scene, table, title } from "./scene.css.ts";
import { Thanks } from "./thanks.tsx";

export interface OpenedGiftProps {
  shop: Shop;
  shown: Extract<ShownGift, { kind: "gift" }>;
}

/** What was in it: card, note, number and PIN, and what to do with them; without a note in one column. */
export const OpenedGift = ({ shop, shown }: OpenedGiftProps) => {
  const t = giftMessages.in(shop);
  const { gift, cards } = shown;
  const { senderFirstName: sender, product, message } = gift;
  const file = savedText(product.title, cards, { number: t("gift.number"), pin: t("gift.pin") });
  const [first] = cards;
  const worth = first && {
    currency: first.value.currency,
    value: cards.reduce((sum, { value }) => sum + value.value, 0),
  };
  return (
    <>
      <h1 className={title} tabIndex={-1}>
        {sender ? t("gift.openedFrom", { sender }) : t("gift.openedOwn")}
      </h1>
      <div className={scene} data-opened="">
        <span className={table} data-part="table" />
        <Reveal group={shop.storefront.group} gift={gift} value={worth && formatMoney(worth, shop.locale)} />
      </div>
      <div className={styles.parts} data-words={Boolean(message) || undefined}>
        {message && <MessageNote message={message} from={sender ?? undefined} className={note} />}
        <div className={styles.codes}>
          {cards.map((card) => (
            <CardCodes key={card.number} shop={shop} title={product.title} card={card} />
          ))}
        </div>
        <div className={styles.uses}>
          {product.howToUse && <p className={styles.small}>{product.howToUse}</p>}
          <div className={styles.actions}>
            <a className={presses.primary} href={shop.link("balanceCheck")}>
              {product.howToUse ? t("gift.redeem") : t("gift.check")}
            </a>
            <div className={styles.keeping}>
              <button type="button" className={presses.quiet} data-print="" hidden>
                {t("gift.print")}
              </button>
              <a
                className={presses.quiet}
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
                download={`${t("gift.fileName")}.txt`}
              >
                {t("gift.save")}
              </a>
            </div>
          </div>
        </div>
        <Thanks shop={shop} shown={shown} />
      </div>
    </>
  );
};
