import { view } from "@giftshop/gift/pages/gift";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);
export const revalidate = 0;
export { generateMetadata, Page as default };
