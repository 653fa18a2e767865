import type { PaymentError } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { FormSummary, useFormValues } from "@giftshop/ui-kit/form";
import { StepIndicator } from "@giftshop/ui-kit/step-indicator";
import { useEffect } from "react";
import { CardPayments } from "../card-payment/card-payments.tsx";
import type { LoadedBasket } from "../checkout-page/basket-of.ts";
import * as layout from "../checkout-page/checkout-layout.css.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { OrderOverview } from "../order-summary/order-overview.tsx";
import { ExpressPay } from "../payment-choice/express-pay.tsx";
import { isTransfer } from "../payment-choice/method-words.ts";
import { PaymentStep } from "../payment-choice/payment-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { PaymentLink } from "./placing/payment-link.tsx";
import type { usePlaceOrder } from "./placing/use-place-order.ts";
import { ErrorWindow } from "./problems/error-window.tsx";
import { OrderProblem } from "./problems/order-problem.tsx";
import { StandingProblem } from "./problems/standing-problem.tsx";
import { ShippingStep } from "./shipping-step.tsx";
import { saveDraft } from "./values/draft.ts";
import type { Profile } from "./values/profile.ts";
import type { CheckoutValues } from "./values/values.ts";

export interface CheckoutStepsProps {
  basket: LoadedBasket;
  /** Why the visitor came back from a payment without an order to pay again. */
  cameBack: PaymentError | undefined;
  order: ReturnType<typeof usePlaceOrder>;
  /** Profile of who is logged in. */
  profile?: Profile | undefined;
  /** Fetches the basket again. */
  reload(): Promise<unknown>;
}

/** The steps, and the one press that orders. */
export const CheckoutSteps = ({ basket, cameBack, order, profile, reload }: CheckoutStepsProps) => {
  const { t, money } = useCheckout();
  const { values, isWrong } = useFormValues<CheckoutValues>();
  const done = {
    details: !["billing", "password"].some(isWrong),
    shipping: !isWrong("delivery"),
    payment: !["paymentMethod", "issuer", "acceptTerms"].some(isWrong),
  };
  const { toPay } = basket.cart;
  const covered = toPay.value === 0;
  const { problems: names, limits } = basket;
  const standing = names.length > 0 ? ({ kind: "refused", names, limits } as const) : undefined;
  useEffect(() => saveDraft(sessionStorage, values), [values]);

  const steps = [
    { id: "details", label: t("steps.details"), done: done.details },
    ...(basket.needsDelivery ? [{ id: "shipping", label: t("steps.shipping"), done: done.shipping }] : []),
    { id: "payment", label: t("steps.payment"), done: done.payment },
  ];
  const firstOpen = steps.findIndex((step) => !step.done);
  return (
    <>
      <StepIndicator
        label={t("steps.label")}
        doneLabel={t("steps.doneLabel")}
        current={firstOpen === -1 ? steps.length - 1 : firstOpen}
        steps={steps.map(({ id, label }) => ({ label, href: `#${id}` }))}
      />
      {cameBack && !order.problem && <Banner tone="warning">{t(`retry.reason.${cameBack}`)}</Banner>}
      {standing && !order.problem && <StandingProblem problem={standing} />}
      <ExpressPay methods={basket.methods} busy={order.busy || standing !== undefined} />
      <FormSummary title={(count) => t("errors.title", { count })} />
      <DetailsStep done={done.details} profile={profile} basket={basket} />
      {basket.needsDelivery && <ShippingStep done={done.shipping} signedIn={profile !== undefined} />}
      <PaymentStep
        methods={basket.methods}
        total={toPay}
        cards={<CardPayments cart={basket.cart} placing={order.busy} reload={reload} />}
        noneFits={basket.noneFits}
        number={basket.needsDelivery ? 3 : 2}
        done={done.payment}
      />
      {order.problem && <OrderProblem problem={order.problem} />}
      <ErrorWindow problem={order.problem} />
      <div className={layout.bar}>
        <OrderOverview
          order={basket.cart}
          day={isTransfer(values.paymentMethod) ? "afterPayment" : "promised"}
          total={covered ? undefined : money(toPay)}
        />
        <Button
          type="submit"
          size="large"
          className={layout.place}
          loading={order.busy}
          loadingLabel={order.paymentUrl ? t("payment.leaving") : t("payment.placing")}
          disabled={(basket.methods.length === 0 && !covered) || standing !== undefined}
        >
          {/* German law has it say nothing else: what it comes to stands beside it, in every language. */}
          {t(covered ? "payment.placeByCards" : "payment.place")}
        </Button>
        {order.paymentUrl && <PaymentLink href={order.paymentUrl} />}
      </div>
    </>
  );
};
