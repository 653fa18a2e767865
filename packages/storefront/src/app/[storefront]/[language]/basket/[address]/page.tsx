import { view } from "@giftshop/basket/pages/basket";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);

export { generateMetadata, Page as default };
