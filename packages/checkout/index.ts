export { CheckoutPage, type CheckoutPageProps } from "./src/checkout-page/checkout-page.tsx";
export { ConfirmationPage, type ConfirmationPageProps } from "./src/confirmation/confirmation-page.tsx";
export { checkoutMetadata } from "./src/metadata.ts";
export {
  PaymentProcessingPage,
  type PaymentProcessingPageProps,
} from "./src/payment-processing/payment-processing-page.tsx";
