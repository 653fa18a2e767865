import { view } from "@giftshop/catalogue/pages/favourites";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);
export const generateStaticParams = () => [];
export { generateMetadata, Page as default };
