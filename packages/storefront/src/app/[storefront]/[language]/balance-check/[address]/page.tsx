import { view } from "@giftshop/redeem/pages/balance-check";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);

export { generateMetadata, Page as default };
