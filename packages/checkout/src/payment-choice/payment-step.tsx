import { Banner, LockIcon } from "@giftshop/ui-kit";
import { FormCheckbox } from "@giftshop/ui-kit/form";
import { StepSection } from "../checkout-form/step-section.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./payment-choice.css.ts";
import { PaymentChoice, type PaymentMethodView } from "./payment-choice.tsx";
import { TermsLabel } from "./terms-label.tsx";

/** How it is paid, and consent to the terms. */
export function PaymentStep({
  methods,
  number,
  done,
}: {
  methods: readonly PaymentMethodView[];
  number: number;
  done: boolean;
}) {
  const { t } = useCheckout();
  if (methods.length === 0) return <Banner tone="warning">{t("payment.none")}</Banner>;
  return (
    <StepSection id="payment" number={number} title={t("steps.payment")} hint={t("payment.hint")} done={done}>
      <PaymentChoice methods={methods} />
      <p className={styles.secure}>
        <LockIcon />
        {t("page.secure")}
      </p>
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} />
    </StepSection>
  );
}
