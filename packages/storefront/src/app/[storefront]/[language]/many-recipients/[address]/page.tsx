import { view } from "@giftshop/business/pages/many-recipients";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
