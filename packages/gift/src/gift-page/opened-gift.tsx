import type { Shop } from "@giftshop/storefront-config";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { MessageNote } from "@giftshop/ui-kit/gift-preview";
import { giftMessages } from "../messages.ts";
import { CardCodes } from "./card-codes.tsx";
import * as styles from "./gift-page.css.ts";
import type { ShownGift } from "./load-gift.ts";
import { savedText } from "./saved-text.ts";
import { Thanks } from "./thanks.tsx";

export interface OpenedGiftProps {
  shop: Shop;
  shown: Extract<ShownGift, { kind: "gift" }>;
}

/** What was in it: the card, the note, number and PIN, and what to do with them. */
export const OpenedGift = ({ shop, shown }: OpenedGiftProps) => {
  const t = giftMessages.in(shop);
  const { gift, cards } = shown;
  const { senderFirstName: sender, product, message } = gift;
  const file = savedText(product.title, cards, { number: t("gift.number"), pin: t("gift.pin") });
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {sender ? t("gift.openedFrom", { sender }) : t("gift.openedOwn")}
      </h1>
      <p className={styles.lead}>{product.title}</p>
      <div className={styles.revealed}>
        <GiftCard
          face={{ src: product.image.url, alt: product.title }}
          backgroundColor={product.backgroundColor}
          priority
        />
      </div>
      {message && <MessageNote message={message} from={sender ?? undefined} className={styles.note} />}
      {cards.map((card) => (
        <CardCodes key={card.number} shop={shop} card={card} />
      ))}
      {product.howToUse && <p className={styles.small}>{product.howToUse}</p>}
      <div className={styles.actions}>
        <a className={styles.primary} href={shop.link("balanceCheck")}>
          {product.howToUse ? t("gift.redeem") : t("gift.check")}
        </a>
        <button type="button" className={styles.quiet} data-print="" hidden>
          {t("gift.print")}
        </button>
        <a
          className={styles.quiet}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${t("gift.fileName")}.txt`}
        >
          {t("gift.save")}
        </a>
      </div>
      <Thanks shop={shop} shown={shown} />
    </>
  );
};
