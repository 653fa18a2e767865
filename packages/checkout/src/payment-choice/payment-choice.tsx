import type { ResultOf } from "@giftshop/graphql";
import { RadioCards, SelectNative } from "@giftshop/ui-kit";
import { useCheckout } from "../frame/checkout-context.tsx";
import { methodHint, methodName } from "./method-words.ts";
import { PaymentLogo } from "./payment-logo.tsx";
import type { PaymentMethodFragment } from "./payment-method.fragment.ts";

export type PaymentMethodView = ResultOf<typeof PaymentMethodFragment>;

export interface PaymentChoiceProps {
  methods: readonly PaymentMethodView[];
  /** Id of the chosen method; empty for none. */
  method: string;
  onMethod(id: string): void;
  methodError?: string | undefined;
  /** Id of the chosen bank; empty for none. */
  issuer: string;
  onIssuer(id: string): void;
  issuerError?: string | undefined;
}

/** The ways to pay, each with its logo, and the banks of a method that lets one choose here. */
export function PaymentChoice({
  methods,
  method,
  onMethod,
  methodError,
  issuer,
  onIssuer,
  issuerError,
}: PaymentChoiceProps) {
  const { t } = useCheckout();
  const issuers = methods.find(({ id }) => id === method)?.issuers ?? [];
  return (
    <>
      <RadioCards
        legend={t("payment.method")}
        name="paymentMethod"
        value={method}
        onChange={onMethod}
        error={methodError}
        options={methods.map(({ id, logo }) => ({
          value: id,
          label: methodName(t, id, logo),
          description: methodHint(t, id),
          icon: <PaymentLogo logo={logo} />,
        }))}
      />
      {issuers.length > 0 && (
        <SelectNative
          id="issuer"
          name="issuer"
          label={t("payment.issuer")}
          placeholder={t("payment.chooseIssuer")}
          value={issuer}
          error={issuerError}
          required
          options={issuers.map(({ id, name }) => ({ id, label: name }))}
          onChange={(event) => onIssuer(event.target.value)}
        />
      )}
    </>
  );
}
