import { ExchangeList } from "@giftshop/catalogue";
import { view } from "@giftshop/redeem/pages/redeem-shop";
import { exchangePageModule } from "../../../../../exchange-page-module.tsx";

const { Page, generateMetadata } = exchangePageModule(view, { ProductList: ExchangeList });
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
