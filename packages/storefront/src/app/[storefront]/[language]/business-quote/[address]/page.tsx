import { view } from "@giftshop/business/pages/business-quote";
import { AcceptQuote } from "@giftshop/checkout";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { AcceptQuote });
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
