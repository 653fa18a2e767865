import { formatMoney } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Form, FormSummary, FormTextField } from "@giftshop/ui-kit/form";
import { useCallback, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./activation.css.ts";
import {
  type ActivationFailure,
  type ActivationValues,
  activationInput,
  emptyActivation,
  judgeActivation,
} from "./activation-values.ts";
import type { ActivationView } from "./activation-view.ts";
import type { ActivationTranslate } from "./activation-words.ts";
import { CardFields } from "./card-fields.tsx";
import { activationErrorText } from "./error-words.ts";
import { useCreateActivation } from "./use-create-activation.ts";

export interface ActivationFormProps {
  t: ActivationTranslate;
  /** Commerce has said what becomes of the cards. */
  onAnswer(activation: ActivationView): void;
}

/** Order, address, cards and amount. What was typed stays until it was answered. */
export const ActivationForm = ({ t, onAnswer }: ActivationFormProps) => {
  const { shop } = useCheckout();
  const { storefront, locale } = shop;
  const { prepare, ask } = useCreateActivation();
  const [failed, setFailed] = useState<{ why: ActivationFailure; attempt: number }>();
  const [asking, setAsking] = useState(false);
  const { digitalMinimum, digitalMaximum } = storefront.limits;
  const money = (value: number) => formatMoney({ value, currency: storefront.currency }, locale);
  const bounds = { minimum: money(digitalMinimum), maximum: money(digitalMaximum) };
  const judge = useCallback((values: ActivationValues) => judgeActivation(values, storefront), [storefront]);

  const submit = async (values: ActivationValues) => {
    setAsking(true);
    const outcome = await ask(activationInput(values, storefront));
    setAsking(false);
    if (outcome.kind === "failed") {
      setFailed((last) => ({ why: outcome.failure, attempt: (last?.attempt ?? 0) + 1 }));
      return undefined;
    }
    setFailed(undefined);
    if (outcome.kind === "refused") return outcome.errors;
    onAnswer(outcome.activation);
    return undefined;
  };

  return (
    <Form
      className={styles.panel}
      initialValues={emptyActivation}
      judge={judge}
      errorText={(field, error) => activationErrorText(t, field, error, bounds)}
      busy={asking}
      onSubmit={submit}
    >
      <FormSummary title={(count) => t("form.summary", { count })} />
      <div className={styles.pair}>
        <FormTextField
          name="orderNumber"
          label={t("form.order")}
          hint={t("form.orderHint")}
          autoComplete="off"
          dir="ltr"
          required
          onFocus={prepare}
        />
        <FormTextField
          name="email"
          type="email"
          label={t("form.email")}
          hint={t("form.emailHint")}
          autoComplete="email"
          dir="ltr"
          required
          onFocus={prepare}
        />
      </div>
      <CardFields t={t} />
      <FormTextField
        name="amount"
        label={t("form.amount", { currency: storefront.currency })}
        hint={t("form.amountHint", bounds)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
      {failed && (
        <Banner
          key={failed.attempt}
          tone={failed.why === "tooMany" ? "warning" : "danger"}
          live="alert"
          title={t(`failure.${failed.why}.title`)}
        >
          {t(`failure.${failed.why}.text`)}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={asking} loadingLabel={t("form.checking")}>
          {t("form.check")}
        </Button>
      </div>
    </Form>
  );
};
