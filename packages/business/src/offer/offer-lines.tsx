import type { ResultOf } from "@giftshop/graphql";
import { Parts } from "@giftshop/ui-kit/parts";
import { Text } from "@giftshop/ui-kit/text";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as styles from "./offer.css.ts";
import type { QuoteFragment } from "./quote.fragment.ts";

export type ShownQuote = ResultOf<typeof QuoteFragment>;

/** What a quote holds, and once it is priced what it costs. */
export const OfferLines = ({ quote }: { quote: Pick<ShownQuote, "lines" | "totals"> }) => {
  const { t, money } = useBusiness();
  const { lines, totals } = quote;
  return (
    <>
      <ul className={styles.rows}>
        {lines.map(({ title, kind, quantity, value, extras, total, receivers }) => (
          <li
            key={[title, kind, quantity, value.value, ...receivers.map(({ name }) => name)].join(" ")}
            className={styles.row}
          >
            <span className={styles.what}>
              <span>
                {quantity} × {title}
              </span>
              <Text size="small" tone="muted">
                <Parts>
                  {t("offer.each", { amount: money(value.value) })}
                  {t(`form.${kind}`)}
                  {extras.map((extra) => `${extra.title} (${money(extra.price.value)})`)}
                </Parts>
              </Text>
              {receivers.map((one) => (
                <Text key={`${one.name} ${one.place}`} size="small" tone="muted">
                  {one.quantity < quantity && `${one.quantity} × `}
                  {t("offer.to", { receiver: [one.name, one.place].filter(Boolean).join(", ") })}
                </Text>
              ))}
            </span>
            {totals && <span>{money(total.value)}</span>}
          </li>
        ))}
      </ul>
      {totals && (
        <dl className={styles.sums}>
          {totals.shipping.value > 0 && (
            <div className={styles.sum}>
              <dt>{t("offer.shipping")}</dt>
              <dd className={styles.amount}>{money(totals.shipping.value)}</dd>
            </div>
          )}
          <div className={styles.sum}>
            <dt>{t("offer.withoutTax")}</dt>
            <dd className={styles.amount}>{money(totals.grandTotalWithoutTax.value)}</dd>
          </div>
          <div className={styles.grand}>
            <dt>{t("offer.total")}</dt>
            <dd className={styles.amount}>{money(totals.grandTotal.value)}</dd>
          </div>
        </dl>
      )}
    </>
  );
};
