import { view } from "@giftshop/redeem/pages/redeem-card-info";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
