import { OrderSummary } from "@giftshop/ui-kit/order-summary";
import type { LateTranslate } from "../late-words.ts";
import { Deliveries, type DeliveryRow } from "./deliveries.tsx";
import * as styles from "./look.css.ts";

/** What a present comes to, line by line; words for people. */
export interface OrderFacts {
  lines: readonly { label: string; amount: string }[];
  totalLabel: string;
  total: string;
  deliveries: readonly DeliveryRow[];
}

/** What was put together, for whom, and what it comes to. */
export const OrderOverview = ({ t, facts }: { t: LateTranslate; facts: OrderFacts }) => (
  <div className={styles.look}>
    <Deliveries rows={facts.deliveries} />
    <OrderSummary
      caption={t("titles.order")}
      lines={facts.lines.map((line, index) => ({ id: `${index}`, ...line }))}
      totalLabel={facts.totalLabel}
      total={facts.total}
    />
  </div>
);
