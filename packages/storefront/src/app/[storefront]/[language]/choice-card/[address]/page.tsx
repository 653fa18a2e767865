import { view } from "@giftshop/catalogue/pages/choice-card";
import { questionsIn, ReadingBlocks } from "@giftshop/content";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { Blocks: ReadingBlocks, questionsIn });

export { generateMetadata, Page as default };
