import { readFragment } from "@giftshop/graphql";
import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { Banner } from "@giftshop/ui-kit/banner";
import type { LoadedBasket } from "../checkout-page/basket-of.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { OrderSummaryFragment } from "../order-summary/order-summary.fragment.ts";
import { AppliedCard } from "./applied-card.tsx";
import { CardFields } from "./card-fields.tsx";
import * as styles from "./card-payment.css.ts";
import { useCardPayments } from "./use-card-payments.ts";

export interface CardPaymentsProps {
  cart: LoadedBasket["cart"];
  /** The order is being placed: nothing changes any more. */
  placing: boolean;
  reload(): Promise<unknown>;
}

/** "Pay with a gift card": those that pay, and under a fold number and PIN of another one. */
export const CardPayments = ({ cart, placing, reload }: CardPaymentsProps) => {
  const { t } = useCheckout();
  const payments = useCardPayments(reload);
  const cards = readFragment(OrderSummaryFragment, cart).giftCardPayments;
  const covered = cart.toPay.value === 0;
  return (
    <div className={styles.payments}>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <AppliedCard
              key={card.id}
              card={card}
              disabled={payments.busy || placing}
              onRemove={() => void payments.remove(card.id)}
            />
          ))}
        </ul>
      )}
      {covered && <Banner tone="success">{t("cards.covered")}</Banner>}
      {payments.failure && <Banner tone="warning">{t(`cards.errors.${payments.failure}`)}</Banner>}
      {!covered && (
        <AccordionItem title={t("cards.title")}>
          <p className={styles.hint}>{t("cards.hint")}</p>
          <CardFields busy={payments.busy || placing} onAdd={payments.add} />
        </AccordionItem>
      )}
    </div>
  );
};
