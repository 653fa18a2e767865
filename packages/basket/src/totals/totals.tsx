import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages/format";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { Link } from "@giftshop/ui-kit/link";
import { OrderSummary } from "@giftshop/ui-kit/order-summary";
import { Price } from "@giftshop/ui-kit/price";
import { Heading } from "@giftshop/ui-kit/text";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import { summaryLines } from "./summary-lines.tsx";
import * as styles from "./totals.css.ts";
import { TotalsFragment } from "./totals.fragment.ts";

export interface TotalsProps {
  context: BasketContext;
  basket: FragmentType<typeof TotalsFragment>;
  /** A change is on its way: the sums are about to follow. */
  pending: boolean;
  /** Something in the basket cannot be ordered as it stands. */
  blocked: boolean;
}

/** What it comes to, and the way on. */
export const Totals = ({ context, basket, pending, blocked }: TotalsProps) => {
  const { t, locale, hrefs } = context;
  const totals = readFragment(TotalsFragment, basket);
  const { grandTotal } = totals.totals;
  return (
    <aside className={styles.totals} aria-labelledby="basket-totals">
      <Heading level={2} size="title" id="basket-totals">
        {t("totals.title")}
      </Heading>
      <OrderSummary
        caption={t("totals.title")}
        lines={summaryLines(context, totals)}
        totalLabel={t("totals.grand")}
        totalNote={t("totals.tax")}
        total={<Price {...grandTotal} locale={locale} decimals="always" emphasis="total" />}
        pending={pending}
      />
      <div className={styles.bar} data-buy-bar="">
        <span className={styles.barTotal} aria-hidden="true">
          {formatMoney(grandTotal, locale, "always")}
        </span>
        {blocked ? (
          <p className={styles.blocked} role="status">
            {t("problems.mend")}
          </p>
        ) : (
          <ButtonLink href={hrefs.checkout} size="large" block data-identifies="">
            {t("checkout")}
          </ButtonLink>
        )}
      </div>
      <Link className={styles.more} href={hrefs.listing}>
        {t("continue")}
      </Link>
    </aside>
  );
};
