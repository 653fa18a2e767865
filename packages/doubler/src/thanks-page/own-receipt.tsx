import { createTranslate, formatDate, formatMoney } from "@giftshop/messages";
import { type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useMemo, useState } from "react";
import * as styles from "../doubler-page.css.ts";
import type { DoublerWords } from "../doubler-words.ts";
import { type SavedEntry, savedEntry } from "../saved-entry.ts";

export interface OwnReceiptProps {
  shop: ShopData;
  words: DoublerWords;
}

/** The receipt of the entry that was made in this tab; without one, where it is found. */
export const OwnReceipt = ({ shop: data, words }: OwnReceiptProps) => {
  const shop = useMemo(() => shopFrom(data), [data]);
  const t = useMemo(() => createTranslate(data.language, words), [data.language, words]);
  const [entry, setEntry] = useState<SavedEntry>();
  useEffect(() => setEntry(savedEntry(sessionStorage)), []);
  if (!entry) return <Text>{t("thanks.none")}</Text>;
  const { receipt, drawsAt, prize } = entry;
  const moment = { dateStyle: "long", timeStyle: "short" } as const;
  return (
    <>
      <Text size="lead">
        {t("thanks.text", { date: formatDate(drawsAt, shop.locale, shop.storefront.timeZone, moment) })}
      </Text>
      <Text weight="bold">{t("thanks.receipt")}</Text>
      <p className={styles.receipt} dir="ltr" data-receipt>
        {receipt}
      </p>
      <CopyButton text={receipt} label={t("thanks.copy")} copiedLabel={t("thanks.copied")} />
      <Text tone="muted">{t("thanks.keep")}</Text>
      <Text>{t("thanks.prize", { prize: formatMoney(prize, shop.locale) })}</Text>
    </>
  );
};
