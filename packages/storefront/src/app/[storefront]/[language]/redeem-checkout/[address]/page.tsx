import { RedeemCheckout } from "@giftshop/checkout";
import { view } from "@giftshop/redeem/pages/redeem-checkout";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { RedeemCheckout });
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
