import { FormCheckbox, useFormValues } from "@giftshop/ui-kit/form";
import { LockIcon } from "@giftshop/ui-kit/icon";
import type { ReactNode } from "react";
import { StepSection } from "../checkout-form/step-section.tsx";
import type { CheckoutValues } from "../checkout-form/values/values.ts";
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
  /** Gift cards that pay a part of it, and the way to add one. */
  cards: ReactNode;
}

/**
 * How it is paid, and consent to the terms. `total` is what gift
 * cards leave: where that is nothing, there is nothing to choose.
 */
export const PaymentStep = ({ methods: all, total, noneFits, number, done, cards }: PaymentStepProps) => {
  const { shop, t } = useCheckout();
  const { values } = useFormValues<CheckoutValues>();
  // Who buys for themselves owes nothing as a company.
  const isCompany = values.billing.customerType === "BUSINESS";
  const methods = all.filter(({ id }) => id !== "invoice" || isCompany);
  const covered = total.value === 0;
  const lacksMethod = methods.length === 0 && !covered;
  return (
    <StepSection
      id="payment"
      number={number}
      title={t("steps.payment")}
      hint={covered ? t("cards.title") : t("payment.hint")}
      done={done}
    >
      {cards}
      {lacksMethod && <NoMethod tooMuch={noneFits ? total : undefined} />}
      {methods.length > 0 && (
        <>
          <PaymentChoice methods={methods} total={total} />
          <p className={styles.secure}>
            <LockIcon />
            {t("page.secure")}
          </p>
        </>
      )}
      {shop.storefront.toggles.reminderConsent && !covered && (
        <FormCheckbox name="remindMe" label={t("payment.remindMe")} />
      )}
      <FormCheckbox name="askReview" label={t("payment.askReview")} />
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} />
    </StepSection>
  );
};
