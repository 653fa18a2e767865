import { view } from "@giftshop/redeem/pages/redeem-card-info";
import { exchangePageModule } from "../../../../../exchange-page-module.tsx";

const { Page, generateMetadata } = exchangePageModule(view);
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
