import { postmarkOf } from "@giftshop/delivery-date/postmark";
import { dayText } from "@giftshop/delivery-date/text";
import { type ResultOf, readFragment } from "@giftshop/graphql";
import { EyeIcon } from "@giftshop/ui-kit/icon";
import { SmallGift } from "@giftshop/ui-kit/small-gift";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import * as styles from "./line.css.ts";
import { ExtraFragment, type LineFragment } from "./line.fragment.ts";
import type { LineWindows } from "./use-line-windows.tsx";

export interface LineGiftProps {
  context: BasketContext;
  line: ResultOf<typeof LineFragment>;
  windows: LineWindows;
}

/** A gift as it was dressed; a press shows it in full. A box of blank cards is no gift, and only seen. */
export const LineGift = ({ context: { t, locale, timeZone }, line, windows }: LineGiftProps) => {
  const { giftcard, message, recipient, deliveryDate: plan } = line;
  const { product } = giftcard;
  const [wrapper, packing] = [line.wrapper, line.giftPacking].map(
    (extra) => readFragment(ExtraFragment, extra)?.product.image.url,
  );
  const given = product.productType !== "GIFTCARD_BLANK";
  return (
    <div className={styles.gift}>
      <SmallGift
        face={product.image.url}
        {...{ wrapper, packing }}
        message={message?.text}
        name={recipient?.firstName}
        postmark={plan ? postmarkOf(plan, locale, dayText(plan, locale, timeZone)) : undefined}
        backgroundColor={product.backgroundColor}
        priority
      />
      {given && (
        <>
          <span className={styles.eye} aria-hidden="true">
            <EyeIcon />
          </span>
          {/* Over it and not around it: its name is not what stands on the gift. */}
          <button
            type="button"
            className={styles.see}
            aria-haspopup="dialog"
            aria-busy={windows.waiting === "see"}
            aria-label={`${t("line.see")}: ${product.title}`}
            onClick={() => windows.show("see")}
          />
        </>
      )}
    </div>
  );
};
