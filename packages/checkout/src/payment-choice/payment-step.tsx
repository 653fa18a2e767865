import { Banner, Checkbox, LockIcon } from "@giftshop/ui-kit";
import type { ErrorName } from "@giftshop/validation/error-codes";
import { useField } from "formik";
import { fieldErrorText } from "../checkout-form/error-words.ts";
import { StepSection } from "../checkout-form/step-section.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./payment-choice.css.ts";
import { PaymentChoice, type PaymentMethodView } from "./payment-choice.tsx";

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
  const { shop, t } = useCheckout();
  const [method, methodMeta, methodHelpers] = useField<string>("paymentMethod");
  const [issuer, issuerMeta, issuerHelpers] = useField<string>("issuer");
  const [terms, termsMeta, termsHelpers] = useField<boolean>("acceptTerms");
  const words = (
    field: "paymentMethod" | "issuer" | "acceptTerms",
    meta: { touched: boolean; error?: string | undefined },
  ) => (meta.touched && meta.error ? fieldErrorText(t, field, meta.error as ErrorName, "") : undefined);
  if (methods.length === 0) return <Banner tone="warning">{t("payment.none")}</Banner>;
  return (
    <StepSection id="payment" number={number} title={t("steps.payment")} hint={t("payment.hint")} done={done}>
      <PaymentChoice
        methods={methods}
        method={method.value}
        onMethod={(id) => {
          methodHelpers.setValue(id);
          issuerHelpers.setValue("");
        }}
        methodError={words("paymentMethod", methodMeta)}
        issuer={issuer.value}
        onIssuer={(id) => issuerHelpers.setValue(id)}
        issuerError={words("issuer", issuerMeta)}
      />
      <p className={styles.secure}>
        <LockIcon />
        {t("page.secure")}
      </p>
      <Checkbox
        id="acceptTerms"
        name="acceptTerms"
        label={t("payment.terms", { name: shop.storefront.name })}
        checked={terms.value}
        error={words("acceptTerms", termsMeta)}
        onChange={(event) => termsHelpers.setValue(event.target.checked)}
        onBlur={() => termsHelpers.setTouched(true)}
      />
    </StepSection>
  );
}
