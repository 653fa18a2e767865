import { BusinessSection } from "@giftshop/business";
import { view } from "@giftshop/content/pages/written";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { BusinessSection });

export { generateMetadata, Page as default };
