import { ProductHeart } from "@giftshop/catalogue/heart";
import { SearchBox } from "@giftshop/catalogue/search";
import { view } from "@giftshop/content/pages/home";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { SearchBox, Heart: ProductHeart });

export { generateMetadata, Page as default };
