import { view } from "@giftshop/account/pages/account";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);

export { generateMetadata, Page as default };
