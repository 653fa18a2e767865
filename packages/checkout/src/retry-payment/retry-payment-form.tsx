import type { FragmentType } from "@giftshop/graphql";
import type { Money } from "@giftshop/messages";
import type { PaymentError } from "@giftshop/storefront-config/shop";
import { Banner, Button, Heading } from "@giftshop/ui-kit";
import { type FormEvent, useState } from "react";
import { OrderProblem } from "../checkout-form/order-problem.tsx";
import * as styles from "../checkout-form/step-section.css.ts";
import * as layout from "../checkout-page/checkout-layout.css.ts";
import { focusField } from "../form/focus-field.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderSummaryFragment } from "../order-summary/order-summary.fragment.ts";
import { OrderSummaryPanel } from "../order-summary/order-summary-panel.tsx";
import { PaymentChoice, type PaymentMethodView } from "../payment-choice/payment-choice.tsx";
import { CannotRetry } from "./cannot-retry.tsx";
import { useRetryPayment } from "./use-retry-payment.ts";

export interface RetryPaymentFormProps {
  order: {
    uuid: string;
    number: string;
    order: FragmentType<typeof OrderSummaryFragment> & { totals: { grandTotal: Money } };
  };
  methods: readonly PaymentMethodView[];
  /** Why the payment before came to nothing. */
  cameBack: PaymentError | undefined;
  refreshing: boolean;
  reload(): Promise<unknown>;
}

/** The same order, another try at paying it: why the last one failed, the ways to pay, the order beside. */
export function RetryPaymentForm({ order, methods, cameBack, refreshing, reload }: RetryPaymentFormProps) {
  const { t, money } = useCheckout();
  const [method, setMethod] = useState(methods[0]?.id ?? "");
  const [issuer, setIssuer] = useState("");
  const [asked, setAsked] = useState(false);
  const retry = useRetryPayment({ orderUuid: order.uuid, reload });
  const needsIssuer = (methods.find(({ id }) => id === method)?.issuers.length ?? 0) > 0;
  const issuerError =
    asked && needsIssuer && issuer === "" ? t("fields.required", { field: t("payment.issuer") }) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (needsIssuer && issuer === "") return focusField("issuer");
    retry.pay({ paymentMethod: method, issuer: issuer || null });
  }

  if (retry.problem?.kind === "refused" && retry.problem.names.includes("orderNotPayable")) {
    return <CannotRetry why="notAllowed" />;
  }
  return (
    <div className={layout.layout}>
      <div className={layout.summary}>
        <OrderSummaryPanel order={order.order} refreshing={refreshing} sticky />
      </div>
      <form className={layout.form} noValidate onSubmit={submit} aria-busy={retry.busy}>
        {cameBack && (
          <Banner tone={cameBack === "canceled" ? "info" : "warning"}>{t(`retry.reason.${cameBack}`)}</Banner>
        )}
        <section className={styles.section} aria-labelledby="retry-title">
          <Heading level={2} size="title" id="retry-title">
            {t("retry.title", { number: order.number })}
          </Heading>
          <PaymentChoice
            methods={methods}
            method={method}
            onMethod={(id) => {
              setMethod(id);
              setIssuer("");
            }}
            issuer={issuer}
            onIssuer={setIssuer}
            issuerError={issuerError}
          />
        </section>
        {retry.problem && <OrderProblem problem={retry.problem} />}
        <Button
          type="submit"
          size="large"
          block
          loading={retry.busy}
          loadingLabel={t("payment.leaving")}
          disabled={methods.length === 0}
        >
          {t("retry.action", { amount: money(order.order.totals.grandTotal) })}
        </Button>
      </form>
    </div>
  );
}
