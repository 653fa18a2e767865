import { FormRadioCards, useFormValues } from "@giftshop/ui-kit/form";
import { billingNeeds } from "@giftshop/validation/rules";
import type { LoadedBasket } from "../checkout-page/basket-of.ts";
import { CheckoutTextField } from "../form/checkout-text-field.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { BillingAddress } from "./address/billing-address.tsx";
import { PhoneNumberField } from "./address/phone-number-field.tsx";
import { CreateAccount } from "./create-account.tsx";
import { EmailField } from "./email-field.tsx";
import * as styles from "./step-section.css.ts";
import { StepSection } from "./step-section.tsx";
import type { Profile } from "./values/profile.ts";
import type { CheckoutValues } from "./values/values.ts";
import { WhoOrders } from "./who-orders.tsx";

export interface DetailsStepProps {
  done: boolean;
  /** Profile of who is logged in. */
  profile: Profile | undefined;
  basket: Pick<LoadedBasket, "needsDelivery" | "registered">;
}

/** Who buys. */
export const DetailsStep = ({ done, profile, basket }: DetailsStepProps) => {
  const { shop, t } = useCheckout();
  const { values } = useFormValues<CheckoutValues>();
  const business = values.billing.customerType === "BUSINESS";
  const needs = billingNeeds(values.billing.customerType, shop.storefront.country, basket.registered);
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
              optional={!needs.vatNumber}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
            />
            <CheckoutTextField name="billing.kvkNumber" optional autoComplete="off" spellCheck={false} dir="ltr" />
          </div>
          <div className={styles.pair}>
            <CheckoutTextField
              name="billing.referenceNumber"
              autoComplete="off"
              spellCheck={false}
              hint={t("details.referenceHint")}
            />
            <CheckoutTextField
              name="billing.invoiceEmail"
              optional
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              hint={t("details.invoiceEmailHint")}
            />
          </div>
        </>
      )}
      <div className={styles.pair}>
        <CheckoutTextField name="billing.firstName" autoComplete="given-name" autoCapitalize="words" />
        <CheckoutTextField name="billing.lastName" autoComplete="family-name" autoCapitalize="words" />
      </div>
      <EmailField />
      <PhoneNumberField required={needs.phoneNumber} />
      <BillingAddress needsDelivery={basket.needsDelivery} />
      {!profile && <CreateAccount />}
    </StepSection>
  );
};
