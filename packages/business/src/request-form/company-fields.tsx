import { FormTextField } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import { billingNeeds } from "@giftshop/validation/rules";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as styles from "./request-form.css.ts";

const typed = { autoComplete: "off", spellCheck: false, dir: "ltr" } as const;

export interface CompanyFieldsProps {
  /** Somebody goes into the first field. */
  onFocus?: (() => void) | undefined;
  /** What is sent to their email address. Default: nothing is said of that. */
  emailHint?: string;
}

/** Which company asks, and who in it. */
export const CompanyFields = ({ onFocus, emailHint }: CompanyFieldsProps) => {
  const { shop, t } = useBusiness();
  const needs = billingNeeds("BUSINESS", shop.storefront.country, false);
  const optional = t("form.optional");
  return (
    <section className={styles.section} aria-labelledby="quote-company">
      <Heading level={2} size="title" id="quote-company">
        {t("form.company")}
      </Heading>
      <FormTextField
        name="billing.companyName"
        label={t("fields.companyName")}
        autoComplete="organization"
        required
        onFocus={onFocus}
      />
      <div className={styles.pair}>
        <FormTextField
          name="billing.vatNumber"
          label={t("fields.vatNumber")}
          autoCapitalize="characters"
          {...typed}
          {...(needs.vatNumber ? { required: true } : { optionalLabel: optional })}
        />
        <FormTextField name="billing.kvkNumber" label={t("fields.kvkNumber")} optionalLabel={optional} {...typed} />
      </div>
      <FormTextField
        name="billing.referenceNumber"
        label={t("fields.referenceNumber")}
        hint={t("fields.referenceHint")}
        {...typed}
        required
      />
      <Heading level={3} size="lead">
        {t("form.contact")}
      </Heading>
      <div className={styles.pair}>
        <FormTextField name="billing.firstName" label={t("fields.firstName")} autoComplete="given-name" required />
        <FormTextField name="billing.lastName" label={t("fields.lastName")} autoComplete="family-name" required />
      </div>
      <div className={styles.pair}>
        <FormTextField
          name="billing.email"
          type="email"
          label={t("fields.email")}
          hint={emailHint}
          autoComplete="email"
          dir="ltr"
          required
        />
        <FormTextField
          name="billing.phoneNumber"
          type="tel"
          label={t("fields.phoneNumber")}
          optionalLabel={optional}
          autoComplete="tel"
          dir="ltr"
        />
      </div>
    </section>
  );
};
