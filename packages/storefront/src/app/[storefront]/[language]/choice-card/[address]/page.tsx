import { ProductForm } from "@giftshop/business";
import { view } from "@giftshop/catalogue/pages/choice-card";
import { FoldedBlocks, questionsIn } from "@giftshop/content";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { Blocks: FoldedBlocks, questionsIn, BusinessForm: ProductForm });

export { generateMetadata, Page as default };
