import { view } from "@giftshop/basket/pages/basket";
import { PopularCards } from "@giftshop/catalogue/popular-cards";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { PopularCards });

export { generateMetadata, Page as default };
