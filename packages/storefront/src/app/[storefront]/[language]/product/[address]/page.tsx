import { ProductForm } from "@giftshop/business";
import { view } from "@giftshop/catalogue/pages/product";
import { questionsIn, ReadingBlocks } from "@giftshop/content";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { Blocks: ReadingBlocks, questionsIn, BusinessForm: ProductForm });

export { generateMetadata, Page as default };
