import { RedeemCheckout } from "@giftshop/checkout";
import { view } from "@giftshop/redeem/pages/redeem-checkout";
import { exchangePageModule } from "../../../../../exchange-page-module.tsx";

const { Page, generateMetadata } = exchangePageModule(view, { RedeemCheckout });
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
