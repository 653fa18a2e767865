import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { Button } from "@giftshop/ui-kit/button";
import { Form, FormCheckbox, type FormErrors } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { PaymentLink } from "../checkout-form/placing/payment-link.tsx";
import { errorTextOf } from "../checkout-form/problems/error-words.ts";
import { OrderProblem } from "../checkout-form/problems/order-problem.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { NoMethod } from "../payment-choice/no-method.tsx";
import { PaymentChoice, type PaymentMethodView, type PaymentValues } from "../payment-choice/payment-choice.tsx";
import { PaymentMethodFragment } from "../payment-choice/payment-method.fragment.ts";
import { TermsLabel } from "../payment-choice/terms-label.tsx";
import { firstChoice, paidBy, withWallets } from "../payment-choice/with-wallets.ts";
import * as styles from "./activation.css.ts";
import { ActivationMethods } from "./activation-methods.query.ts";
import type { ActivationView } from "./activation-view.ts";
import type { ActivationTranslate } from "./activation-words.ts";
import { usePayActivation } from "./use-pay-activation.ts";

export interface PayActivationProps {
  t: ActivationTranslate;
  activation: ActivationView;
  onChanged(): void;
}

interface Values extends PaymentValues {
  acceptTerms: boolean;
}

const methodsOf = ({ paymentMethods }: ResultOf<typeof ActivationMethods>) =>
  withWallets(readFragment(PaymentMethodFragment, paymentMethods.data ?? []));

/** The ways to pay what the cards will hold, consent to the terms, and the press that pays. */
export const PayActivation = ({ t, activation, onChanged }: PayActivationProps) => {
  const [methods, again] = useRequest(ActivationMethods, { activationUuid: activation.uuid }, { read: methodsOf });
  if (methods.state === "loading") return <Text tone="muted">{t("answer.loading")}</Text>;
  if (methods.state === "failed") return <Unavailable onRetry={again} />;
  if (methods.value.length === 0) return <NoMethod />;
  return <PaymentForm t={t} activation={activation} methods={methods.value} onChanged={onChanged} />;
};

const PaymentForm = ({
  t: words,
  activation,
  methods,
  onChanged,
}: PayActivationProps & { methods: readonly PaymentMethodView[] }) => {
  const { t, money } = useCheckout();
  const { total, cards } = activation;
  const { pay, busy, problem, paymentUrl } = usePayActivation(activation, onChanged);
  const count = cards.filter(({ answer }) => answer === "READY").length;
  const initialValues: Values = { paymentMethod: firstChoice(methods), issuer: "", acceptTerms: false };

  const judge = ({ paymentMethod, issuer, acceptTerms }: Values): FormErrors => {
    const issuers = methods.find(({ id }) => id === paymentMethod)?.issuers ?? [];
    return {
      ...(issuers.length > 0 && issuer === "" ? { issuer: "required" } : {}),
      ...(acceptTerms ? {} : { acceptTerms: "terms" }),
    };
  };
  const submit = async (values: Values) => {
    const { paymentMethod, issuer } = paidBy(values.paymentMethod, values.issuer);
    await pay({ paymentMethod, issuer: issuer || null, acceptTerms: values.acceptTerms });
    return undefined;
  };
  return (
    <Form
      className={styles.head}
      initialValues={initialValues}
      judge={judge}
      errorText={(path, error) => errorTextOf(t, path, error, "")}
      busy={busy && !paymentUrl}
      onSubmit={submit}
    >
      <p className={styles.sum}>
        <span>{words("answer.count", { count })}</span>
        <span>{money(total)}</span>
      </p>
      <PaymentChoice methods={methods} total={total} />
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} />
      {problem && <OrderProblem problem={problem} />}
      <Button type="submit" size="large" block loading={busy} loadingLabel={t("payment.leaving")}>
        {words("answer.pay", { amount: money(total) })}
      </Button>
      {paymentUrl && <PaymentLink href={paymentUrl} />}
    </Form>
  );
};
