import { view } from "@giftshop/doubler/pages/doubler-check";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
