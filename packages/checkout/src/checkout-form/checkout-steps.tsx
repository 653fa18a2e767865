import { Banner, Button, ErrorSummary, StepIndicator } from "@giftshop/ui-kit";
import { setNestedObjectValues, useFormikContext } from "formik";
import { type FormEvent, useEffect, useState } from "react";
import * as layout from "../checkout-page/checkout-layout.css.ts";
import { focusField } from "../form/focus-field.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { OrderSummaryPanel } from "../order-summary/order-summary-panel.tsx";
import { PaymentStep } from "../payment-choice/payment-step.tsx";
import type { CheckoutFormProps, Refused } from "./checkout-form.tsx";
import { DetailsStep } from "./details-step.tsx";
import { saveDraft } from "./draft.ts";
import { fieldErrorText } from "./error-words.ts";
import { type FieldErrors, listErrors } from "./field-errors.ts";
import { OrderProblem } from "./order-problem.tsx";
import { ShippingStep } from "./shipping-step.tsx";
import { StandingProblem } from "./standing-problem.tsx";
import { stepsDone } from "./steps-done.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import type { CheckoutValues } from "./values.ts";

export interface CheckoutStepsProps extends CheckoutFormProps {
  judge(values: CheckoutValues): Promise<FieldErrors>;
  onRefused(refused: Refused): void;
}

/** The steps, the summary beside them, and the one press that orders. */
export function CheckoutSteps({ basket, refreshing, reload, cameBack, judge, onRefused }: CheckoutStepsProps) {
  const { t, money } = useCheckout();
  const { values, errors, setTouched, validateForm } = useFormikContext<CheckoutValues>();
  const [summary, setSummary] = useState<FieldErrors>({});
  const order = usePlaceOrder({ basket, reload });
  const done = stepsDone(errors);
  const standing = basket.problems.length > 0 ? ({ kind: "refused", names: basket.problems } as const) : undefined;
  useEffect(() => saveDraft(sessionStorage, values), [values]);

  function show(found: FieldErrors) {
    setSummary(found);
    setTouched(setNestedObjectValues(values, true), false);
    const [first] = listErrors(found, values.delivery.countryCode);
    // After the page has drawn the errors, so that the field is announced with its own.
    if (first) requestAnimationFrame(() => focusField(first.field));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (order.busy) return;
    const found = await judge(values);
    if (Object.keys(found).length > 0) return show(found);
    setSummary({});
    const refused = await order.place(values);
    if (!refused) return;
    onRefused({ errors: refused, values });
    await validateForm();
    show(refused);
  }

  const steps = [
    { id: "details", label: t("steps.details"), done: done.details },
    ...(basket.needsDelivery ? [{ id: "shipping", label: t("steps.shipping"), done: done.shipping }] : []),
    { id: "payment", label: t("steps.payment"), done: done.payment },
  ];
  const firstOpen = steps.findIndex((step) => !step.done);
  return (
    <div className={layout.layout}>
      <div className={layout.summary}>
        <OrderSummaryPanel order={basket.cart} refreshing={refreshing} editable sticky />
      </div>
      <form className={layout.form} noValidate onSubmit={submit} aria-busy={order.busy}>
        <StepIndicator
          label={t("steps.label")}
          doneLabel={t("steps.doneLabel")}
          current={firstOpen === -1 ? steps.length - 1 : firstOpen}
          steps={steps.map(({ id, label }) => ({ label, href: `#${id}` }))}
        />
        {cameBack && !order.problem && <Banner tone="warning">{t(`retry.reason.${cameBack}`)}</Banner>}
        {standing && !order.problem && <StandingProblem problem={standing} />}
        <ErrorSummary
          title={t("errors.title", { count: Object.keys(summary).length })}
          errors={listErrors(summary, values.delivery.countryCode).map(({ field, name }) => ({
            fieldId: field,
            message: fieldErrorText(t, field, name, values.delivery.countryCode),
          }))}
        />
        <DetailsStep done={done.details} />
        {basket.needsDelivery && <ShippingStep done={done.shipping} />}
        <PaymentStep methods={basket.methods} number={basket.needsDelivery ? 3 : 2} done={done.payment} />
        {order.problem && <OrderProblem problem={order.problem} />}
        <Button
          type="submit"
          size="large"
          block
          loading={order.busy}
          loadingLabel={order.leaving ? t("payment.leaving") : t("payment.placing")}
          disabled={basket.methods.length === 0 || standing !== undefined}
        >
          {t("payment.place", { amount: money(basket.cart.totals.grandTotal) })}
        </Button>
      </form>
    </div>
  );
}
