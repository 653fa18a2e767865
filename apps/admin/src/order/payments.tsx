import { Badge } from "@giftshop/ui-kit/badge";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { toneOf } from "../orders/tone.ts";
import { Moment } from "../words/moment.tsx";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "./order.css.ts";

interface Money {
  currency: string;
  value: number;
}
interface PaymentsProps {
  attempts: readonly {
    id: string;
    method: string;
    state: string;
    createdAt: string;
    paymentId: string | null;
    amount: Money;
  }[];
  refunds: readonly { id: string; state: string; reason: string; createdAt: string; amount: Money }[];
}

/** Tries at paying an order, and what goes back of them. */
export const Payments = ({ attempts, refunds }: PaymentsProps) => {
  const { t, locale } = useWords();
  return (
    <div className={styles.gifts}>
      {attempts.length === 0 && t("order.byCards")}
      {attempts.map(({ id, method, state, createdAt, paymentId, amount }) => (
        <div key={id} className={styles.line}>
          <span className={styles.grow}>
            {[formatPrice(amount, locale, "always"), method, paymentId].filter(Boolean).join(" · ")} ·{" "}
            <Moment at={createdAt} />
          </span>
          <Badge tone={toneOf(state)}>{stateText(t, state)}</Badge>
        </div>
      ))}
      {refunds.map(({ id, state, reason, createdAt, amount }) => (
        <div key={id} className={styles.line}>
          <span className={styles.grow}>
            {t("refund.back", { amount: formatPrice(amount, locale, "always") })} · {stateText(t, reason)} ·{" "}
            <Moment at={createdAt} />
          </span>
          <Badge tone={toneOf(state)}>{stateText(t, state)}</Badge>
        </div>
      ))}
    </div>
  );
};
