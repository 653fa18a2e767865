export { RedeemCheckout } from "./src/checkout-page/redeem-checkout.tsx";
export { AcceptQuote } from "./src/quote/accept-quote.tsx";
