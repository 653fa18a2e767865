import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { CheckoutProvider, useCheckout } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { Unavailable } from "../frame/unavailable.tsx";
import { NoMethod } from "../payment-choice/no-method.tsx";
import { PaymentMethodFragment } from "../payment-choice/payment-method.fragment.ts";
import { withWallets } from "../payment-choice/with-wallets.ts";
import { AcceptQuoteForm, type QuoteOnOffer } from "./accept-quote-form.tsx";
import { QuoteToAccept } from "./quote-to-accept.query.ts";

/** What is fetched once a quote that can be accepted is shown. */
export const AcceptQuoteFlow = (props: PartProps) => (
  <CheckoutProvider {...props}>
    <Offer />
  </CheckoutProvider>
);

const tokenOfAddress = (): string => new URLSearchParams(location.search).get("quote") ?? "";

const offerOf = ({ quote, paymentMethods }: ResultOf<typeof QuoteToAccept>): QuoteOnOffer | undefined => {
  const { version, canAccept, needsDelivery, buyersAddress, totals } = quote.data ?? {};
  if (!canAccept || !totals || version === undefined || needsDelivery === undefined) return undefined;
  const methods = withWallets(readFragment(PaymentMethodFragment, paymentMethods.data ?? []));
  return { version, needsDelivery, buyersAddress: buyersAddress ?? null, total: totals.grandTotal, methods };
};

const Offer = () => {
  const { t } = useCheckout();
  const [token] = useState(tokenOfAddress);
  const [offer, again] = useRequest(QuoteToAccept, { token }, { read: offerOf });
  if (offer.state === "loading") return <Text tone="muted">{t("quote.loading")}</Text>;
  if (offer.state === "failed") return <Unavailable onRetry={again} />;
  if (offer.value === undefined) return null;
  if (offer.value.methods.length === 0) return <NoMethod tooMuch={offer.value.total} />;
  return <AcceptQuoteForm token={token} offer={offer.value} onChanged={() => void again()} />;
};
