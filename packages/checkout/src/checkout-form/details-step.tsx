import { FormRadioCards, useFormValues } from "@giftshop/ui-kit/form";
import { CheckoutTextField } from "../form/checkout-text-field.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { CreateAccount } from "./create-account.tsx";
import { EmailField } from "./email-field.tsx";
import { PhoneNumberField } from "./phone-number-field.tsx";
import type { Profile } from "./profile.ts";
import * as styles from "./step-section.css.ts";
import { StepSection } from "./step-section.tsx";
import type { CheckoutValues } from "./values.ts";
import { WhoOrders } from "./who-orders.tsx";

/** Who buys. */
export function DetailsStep({ done, profile }: { done: boolean; profile: Profile | undefined }) {
  const { t } = useCheckout();
  const { values } = useFormValues<CheckoutValues>();
  const business = values.billing.customerType === "BUSINESS";
  return (
    <StepSection id="details" number={1} title={t("steps.details")} hint={t("details.hint")} done={done}>
      <WhoOrders profile={profile} />
      <FormRadioCards
        legend={t("details.customerType")}
        name="billing.customerType"
        direction="row"
        options={[
          { value: "PRIVATE", label: t("details.private") },
          { value: "BUSINESS", label: t("details.business") },
        ]}
      />
      {business && (
        <>
          <CheckoutTextField name="billing.companyName" autoComplete="organization" />
          <div className={styles.pair}>
            <CheckoutTextField
              name="billing.vatNumber"
              optional
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <CheckoutTextField
              name="billing.referenceNumber"
              optional
              autoComplete="off"
              spellCheck={false}
              hint={t("details.referenceHint")}
            />
          </div>
        </>
      )}
      <div className={styles.pair}>
        <CheckoutTextField name="billing.firstName" autoComplete="given-name" autoCapitalize="words" />
        <CheckoutTextField name="billing.lastName" autoComplete="family-name" autoCapitalize="words" />
      </div>
      <EmailField />
      <PhoneNumberField />
      {!profile && <CreateAccount />}
    </StepSection>
  );
}
