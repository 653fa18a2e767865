import { ProductList } from "@giftshop/catalogue";
import { view } from "@giftshop/redeem/pages/business-redeem-shop";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { ProductList });
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
