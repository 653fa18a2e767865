import { view } from "@giftshop/catalogue/pages/categories";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);

export { generateMetadata, Page as default };
