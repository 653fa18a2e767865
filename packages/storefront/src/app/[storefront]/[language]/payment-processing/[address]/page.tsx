import { view } from "@giftshop/checkout/pages/payment-processing";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);

export { generateMetadata, Page as default };
