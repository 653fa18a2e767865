import type { Money } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { useCheckout } from "../frame/checkout-context.tsx";

export interface NoMethodProps {
  /**
   * The sum that none of the storefront's methods takes; absent where the ways to pay are not known at all.
   */
  tooMuch?: Money | undefined;
}

/** In the place of the ways to pay where there is none, and the way on. */
export const NoMethod = ({ tooMuch }: NoMethodProps) => {
  const { t, money, basketHref } = useCheckout();
  if (!tooMuch) return <Banner tone="warning">{t("payment.none")}</Banner>;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink href={basketHref} variant="secondary">
          {t("errors.toBasket")}
        </ButtonLink>
      }
    >
      {t("payment.tooMuch", { amount: money(tooMuch) })}
    </Banner>
  );
};
