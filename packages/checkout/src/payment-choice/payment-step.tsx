import { LockIcon } from "@giftshop/ui-kit";
import { FormCheckbox } from "@giftshop/ui-kit/form";
import { StepSection } from "../checkout-form/step-section.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { NoMethod } from "./no-method.tsx";
import * as styles from "./payment-choice.css.ts";
import { PaymentChoice, type PaymentChoiceProps } from "./payment-choice.tsx";
import { TermsLabel } from "./terms-label.tsx";

export interface PaymentStepProps extends PaymentChoiceProps {
  /** There are ways to pay, and none that takes the total. */
  noneFits: boolean;
  number: number;
  done: boolean;
}

/** How it is paid, and consent to the terms. */
export function PaymentStep({ methods, total, noneFits, number, done }: PaymentStepProps) {
  const { t } = useCheckout();
  if (methods.length === 0) return <NoMethod tooMuch={noneFits ? total : undefined} />;
  return (
    <StepSection id="payment" number={number} title={t("steps.payment")} hint={t("payment.hint")} done={done}>
      <PaymentChoice methods={methods} total={total} />
      <p className={styles.secure}>
        <LockIcon />
        {t("page.secure")}
      </p>
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} />
    </StepSection>
  );
}
