import type { Money } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Form, FormCheckbox, useFormValues } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import { useCallback } from "react";
import { AddressFields } from "../checkout-form/address/address-fields.tsx";
import { PaymentLink } from "../checkout-form/placing/payment-link.tsx";
import { errorTextOf } from "../checkout-form/problems/error-words.ts";
import { OrderProblem } from "../checkout-form/problems/order-problem.tsx";
import { CountryField } from "../checkout-form/shipping-step.tsx";
import * as fields from "../checkout-form/step-section.css.ts";
import { type CheckoutValues, emptyValues } from "../checkout-form/values/values.ts";
import { CheckoutTextField } from "../form/checkout-text-field.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { PaymentChoice, type PaymentMethodView } from "../payment-choice/payment-choice.tsx";
import { TermsLabel } from "../payment-choice/terms-label.tsx";
import { firstChoice } from "../payment-choice/with-wallets.ts";
import * as styles from "./accept-quote.css.ts";
import { acceptanceInput, judgeAcceptance } from "./judge-acceptance.ts";
import { type BuyersAddress, postedTo } from "./posted-to.ts";
import { useAcceptQuote } from "./use-accept-quote.ts";

/** A quote that can be accepted. */
export interface QuoteOnOffer {
  version: number;
  needsDelivery: boolean;
  buyersAddress: BuyersAddress | null;
  total: Money;
  methods: readonly PaymentMethodView[];
}

export interface AcceptQuoteFormProps {
  /** Token of its link. */
  token: string;
  offer: QuoteOnOffer;
  /** It is another one by now: asks again how it stands. */
  onChanged(): void;
}

/** Where the gifts are posted, how they are paid, consent, and the press that makes the order. */
export const AcceptQuoteForm = ({ token, offer, onChanged }: AcceptQuoteFormProps) => {
  const { shop, t } = useCheckout();
  const { version, needsDelivery, buyersAddress, total, methods } = offer;
  const { delivery, country } = shop.storefront;
  const { accept, busy, problem, paymentUrl } = useAcceptQuote(token, onChanged);
  const empty = emptyValues(delivery.countries[0] ?? country);
  const initialValues: CheckoutValues = {
    ...empty,
    delivery: postedTo(empty.delivery, buyersAddress, delivery.countries),
    paymentMethod: firstChoice(methods),
  };
  const judge = useCallback(
    (values: CheckoutValues) =>
      judgeAcceptance(values, {
        version,
        needsDelivery,
        countries: delivery.countries,
        methodsWithIssuers: methods.filter(({ issuers }) => issuers.length > 0).map(({ id }) => id),
      }),
    [version, needsDelivery, delivery.countries, methods],
  );
  return (
    <Form
      className={styles.panel}
      initialValues={initialValues}
      judge={judge}
      errorText={(path, error) => errorTextOf(t, path, error, delivery.countries[0] ?? country)}
      busy={busy && !paymentUrl}
      onSubmit={(values) => accept({ ...acceptanceInput(values, offer), expectedTotal: total.value })}
    >
      <Heading level={2} size="title">
        {t("quote.title")}
      </Heading>
      {needsDelivery && (
        <>
          <div className={fields.pair}>
            <CheckoutTextField name="delivery.firstName" autoComplete="shipping given-name" autoCapitalize="words" />
            <CheckoutTextField name="delivery.lastName" autoComplete="shipping family-name" autoCapitalize="words" />
          </div>
          <CountryField countries={delivery.countries} />
          <AddressFields />
        </>
      )}
      <PaymentChoice methods={methods} total={total} />
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} />
      {problem && <OrderProblem problem={problem} />}
      <Press total={total} busy={busy} />
      {paymentUrl && <PaymentLink href={paymentUrl} />}
    </Form>
  );
};

/** What the press does depends on how it is paid. */
const Press = ({ total, busy }: { total: Money; busy: boolean }) => {
  const { t, money } = useCheckout();
  const { values } = useFormValues<CheckoutValues>();
  const amount = money(total);
  const onInvoice = values.paymentMethod === "invoice";
  return (
    <Button
      type="submit"
      size="large"
      block
      loading={busy}
      loadingLabel={t(onInvoice ? "payment.placing" : "payment.leaving")}
    >
      {onInvoice ? t("quote.acceptOnInvoice", { amount }) : t("payment.place")}
    </Button>
  );
};
