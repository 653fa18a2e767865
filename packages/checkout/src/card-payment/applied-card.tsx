import type { ResultOf } from "@giftshop/graphql";
import { CloseIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderSummaryFragment } from "../order-summary/order-summary.fragment.ts";
import { cardFailureOf } from "./card-failure.ts";
import * as styles from "./card-payment.css.ts";

export interface AppliedCardProps {
  card: ResultOf<typeof OrderSummaryFragment>["giftCardPayments"][number];
  disabled: boolean;
  onRemove(): void;
}

/**
 * A gift card that pays: which one, how much, what stays on
 * it or why it does not, and the way to take it off.
 */
export const AppliedCard = ({ card, disabled, onRemove }: AppliedCardProps) => {
  const { t, money } = useCheckout();
  const left = { ...card.balance, value: card.balance.value - card.amount.value };
  const name = t("cards.card", { digits: card.lastDigits });
  return (
    <li className={styles.card}>
      <span className={styles.words}>
        <span>{name}</span>
        <span className={styles.note} data-problem={card.problem ? true : undefined}>
          {card.problem
            ? t(`cards.errors.${cardFailureOf([card.problem.code])}`)
            : t("cards.left", { amount: money(left) })}
        </span>
      </span>
      <bdi className={styles.amount}>{money({ ...card.amount, value: -card.amount.value })}</bdi>
      <IconButton
        label={t("cards.remove", { digits: card.lastDigits })}
        icon={<CloseIcon />}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
};
