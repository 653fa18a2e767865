export { RedeemCheckout } from "./src/checkout-page/redeem-checkout.tsx";
