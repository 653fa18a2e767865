import type { SoldOrder } from "@giftshop/analytics/order";
import type { FragmentType } from "@giftshop/graphql";
import type { Money } from "@giftshop/messages";
import type { PaymentError } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { Form, type FormErrors } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import type { ErrorName } from "@giftshop/validation/error-codes";
import { useCallback, useState } from "react";
import { PaymentLink } from "../checkout-form/placing/payment-link.tsx";
import { tellPayment } from "../checkout-form/placing/tell-checkout.ts";
import { ErrorWindow } from "../checkout-form/problems/error-window.tsx";
import { errorTextOf } from "../checkout-form/problems/error-words.ts";
import { OrderProblem } from "../checkout-form/problems/order-problem.tsx";
import * as styles from "../checkout-form/step-section.css.ts";
import * as layout from "../checkout-page/checkout-layout.css.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderSummaryFragment } from "../order-summary/order-summary.fragment.ts";
import { OrderSummaryPanel } from "../order-summary/order-summary-panel.tsx";
import { NoMethod } from "../payment-choice/no-method.tsx";
import { PaymentChoice, type PaymentMethodView, type PaymentValues } from "../payment-choice/payment-choice.tsx";
import { firstChoice, paidBy } from "../payment-choice/with-wallets.ts";
import { CannotRetry } from "./cannot-retry.tsx";
import { useRetryPayment } from "./use-retry-payment.ts";

export interface RetryPaymentFormProps {
  order: {
    uuid: string;
    number: string;
    order: FragmentType<typeof OrderSummaryFragment> & SoldOrder & { toPay: Money };
  };
  methods: readonly PaymentMethodView[];
  /** There are ways to pay, and none that takes what the order costs. */
  noneFits: boolean;
  /** Why the payment before came to nothing; too many tries are told without a form. */
  cameBack: Exclude<PaymentError, "retry-limit"> | undefined;
  refreshing: boolean;
  reload(): Promise<unknown>;
}

/** It was closed, or a card of it is no longer sold: nothing that is pressed here mends that. */
const endsOrder = (name: ErrorName): boolean => name === "orderNotPayable" || name === "productNotFound";

/** Another try at paying an order: why the last one failed, the ways to pay, the order beside. */
export const RetryPaymentForm = ({ order, methods, noneFits, cameBack, refreshing, reload }: RetryPaymentFormProps) => {
  const { shop, t, money } = useCheckout();
  const [initialValues] = useState((): PaymentValues => ({ paymentMethod: firstChoice(methods), issuer: "" }));
  const total = order.order.toPay;
  const covered = total.value === 0;
  const retry = useRetryPayment({
    orderUuid: order.uuid,
    reload,
    onPay: (method) => tellPayment(order.order, shop.storefront.vatBasisPoints, method),
  });
  const judge = useCallback(
    ({ paymentMethod, issuer }: PaymentValues): FormErrors => {
      const issuers = methods.find(({ id }) => id === paymentMethod)?.issuers ?? [];
      return issuers.length > 0 && issuer === "" ? { issuer: "required" } : {};
    },
    [methods],
  );

  const pay = async (values: PaymentValues) => {
    const { paymentMethod, issuer } = paidBy(values.paymentMethod, values.issuer);
    await retry.pay(covered ? { paymentMethod: null, issuer: null } : { paymentMethod, issuer: issuer || null });
    return undefined;
  };

  const isOver = retry.problem?.kind === "refused" && retry.problem.names.some(endsOrder);

  const form = () => (
    <div className={layout.layout}>
      <OrderSummaryPanel order={order.order} day="afterPayment" refreshing={refreshing} sticky />
      <Form
        className={layout.form}
        initialValues={initialValues}
        judge={judge}
        errorText={(path, error) => errorTextOf(t, path, error, "")}
        busy={retry.busy && !retry.paymentUrl}
        onSubmit={pay}
      >
        {cameBack && (
          <Banner tone={cameBack === "canceled" ? "info" : "warning"}>{t(`retry.reason.${cameBack}`)}</Banner>
        )}
        <section className={styles.section} aria-labelledby="retry-title">
          <Heading level={2} size="title" id="retry-title">
            {t("retry.title", { number: order.number })}
          </Heading>
          {covered && <Banner tone="success">{t("cards.covered")}</Banner>}
          {methods.length > 0 && <PaymentChoice methods={methods} total={total} />}
          {methods.length === 0 && !covered && <NoMethod tooMuch={noneFits ? total : undefined} />}
        </section>
        {retry.problem && <OrderProblem problem={retry.problem} />}
        <ErrorWindow problem={retry.problem} />
        <div className={layout.bar}>
          <Button
            type="submit"
            size="large"
            block
            loading={retry.busy}
            loadingLabel={t("payment.leaving")}
            disabled={methods.length === 0 && !covered}
          >
            {covered ? t("payment.placeByCards") : t("retry.action", { amount: money(total) })}
          </Button>
          {retry.paymentUrl && <PaymentLink href={retry.paymentUrl} />}
        </div>
      </Form>
    </div>
  );

  return <FocusKeeper>{isOver ? <CannotRetry why="notAllowed" /> : form()}</FocusKeeper>;
};
