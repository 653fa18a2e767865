import { view } from "@giftshop/catalogue/pages/review";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);
export const revalidate = 0;
export { generateMetadata, Page as default };
