import type { ResultOf } from "@giftshop/graphql";
import type { Money } from "@giftshop/messages";
import { isWallet } from "@giftshop/storefront-config/wallets";
import { Banner } from "@giftshop/ui-kit/banner";
import { FormRadioCards, FormSelect, useFormValues } from "@giftshop/ui-kit/form";
import { useCheckout } from "../frame/checkout-context.tsx";
import { CardBrands } from "./card-brands.tsx";
import { methodHint, methodName } from "./method-words.ts";
import { PaymentLogo } from "./payment-logo.tsx";
import type { PaymentMethodFragment } from "./payment-method.fragment.ts";

export type PaymentMethodView = ResultOf<typeof PaymentMethodFragment>;

/** The fields of a form that chooses how to pay. */
export interface PaymentValues {
  /** Id of the chosen method; empty for none. */
  paymentMethod: string;
  /** Id of the chosen bank; empty for none. */
  issuer: string;
}

export interface PaymentChoiceProps {
  methods: readonly PaymentMethodView[];
  /** What is to be paid. */
  total: Money;
}

/**
 * The ways to pay with their logos, and the banks of one that asks here, within a form of {@link
 * PaymentValues}. Says so where the chosen one does not take the sum any more.
 */
export const PaymentChoice = ({ methods, total }: PaymentChoiceProps) => {
  const { shop, t, money } = useCheckout();
  const { values, set } = useFormValues<PaymentValues>();
  const chosen = methods.find(({ id }) => id === values.paymentMethod);
  const gone = chosen ? undefined : shop.storefront.payment.find(({ method }) => method === values.paymentMethod);
  const issuers = chosen?.issuers ?? [];
  const apart = methods.some(({ id }) => isWallet(id));
  return (
    <>
      {gone && (
        <Banner tone="warning">
          {t("payment.gone", { method: methodName(t, gone.method, gone.logo), amount: money(total) })}
        </Banner>
      )}
      <FormRadioCards
        legend={t("payment.method")}
        name="paymentMethod"
        onChosen={() => set("issuer", "")}
        options={methods.map(({ id, logo }) => ({
          value: id,
          label: methodName(t, id, logo),
          description:
            id === "creditcard" ? <CardBrands logo={logo} hint={methodHint(t, id, apart)} /> : methodHint(t, id, apart),
          icon: <PaymentLogo logo={id === "creditcard" ? "card" : logo} />,
        }))}
      />
      {issuers.length > 0 && (
        <FormSelect
          name="issuer"
          label={t("payment.issuer")}
          placeholder={t("payment.chooseIssuer")}
          required
          options={issuers.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
    </>
  );
};
