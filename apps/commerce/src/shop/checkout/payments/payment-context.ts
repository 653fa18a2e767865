import { mollie, type PaymentContext, type PaymentProvider } from "../../../money/payment/index.ts";
import type { Services } from "../../../platform/services.ts";
import { orderEffects } from "../fulfilment/order-effects.ts";
import { processingUrl } from "./links.ts";
import { transferChosen } from "./transfer/transfer-chosen.ts";

const contexts = new WeakMap<Services, PaymentContext>();

/** Payments of these services by any provider. */
export const paymentContext = (services: Services, provider: PaymentProvider): PaymentContext => ({
  services,
  provider,
  effects: orderEffects(services),
  returnUrl: (order) => processingUrl(services.environment, order),
  transferChosen: (orderId) => transferChosen(services, orderId),
});

/** Payments of a process by Mollie, as its environment says; made once. */
export const paymentContextOf = (services: Services): PaymentContext => {
  const known = contexts.get(services);
  if (known) return known;
  const { mollieApiKey: apiKey, mollieApiUrl: serverURL } = services.environment;
  const made = paymentContext(services, mollie({ apiKey, serverURL }));
  contexts.set(services, made);
  return made;
};
