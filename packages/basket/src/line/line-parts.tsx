import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages/format";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import * as styles from "./line.css.ts";
import { ExtraFragment, type LineFragment } from "./line.fragment.ts";

export interface LinePartsProps {
  context: BasketContext;
  line: ResultOf<typeof LineFragment>;
}

/** What a present is made of: its value, what it is wrapped and packed in, and the words that go with it. */
export const LineParts = ({ context: { t, locale }, line }: LinePartsProps) => {
  const { giftcard, message } = line;
  const price = formatMoney(giftcard.price, locale);
  const partOf = (extra: FragmentType<typeof ExtraFragment> | null) => {
    const part = readFragment(ExtraFragment, extra);
    if (!part) return null;
    return {
      title: part.product.title,
      // As the product page says it.
      price: part.price.value === 0 ? t("line.free") : formatMoney(part.price, locale),
    };
  };
  const [wrapper, packing] = [partOf(line.wrapper), partOf(line.giftPacking)];
  return (
    <>
      <ul className={styles.parts}>
        <li>
          {giftcard.product.productType === "DONATION" ? t("line.donation", { price }) : t("line.value", { price })}
        </li>
        {wrapper && <li>{t("line.wrapper", wrapper)}</li>}
        {packing && <li>{t("line.packing", packing)}</li>}
      </ul>
      {message && (
        <blockquote className={styles.message} aria-label={t("line.message")}>
          <bdi>{message.text}</bdi>
        </blockquote>
      )}
    </>
  );
};
