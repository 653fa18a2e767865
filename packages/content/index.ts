export { ContentBlockFragment, PageSummaryFragment } from "./src/blocks/content-block.fragment.ts";
export { ReadingBlocks } from "./src/blocks/reading-blocks.tsx";
export { ContactSection, type ContactSectionProps } from "./src/contact-form/contact-section.tsx";
export { ErrorPage, type ErrorPageProps } from "./src/error-page/error-page.tsx";
export { HomeCategoryFragment } from "./src/home-page/category.fragment.ts";
export { homeMetadata, homeSearchLabel } from "./src/home-page/home-metadata.ts";
export { HomePage, type HomePageProps } from "./src/home-page/home-page.tsx";
export { HomeProductsFragment } from "./src/home-page/most-chosen.fragment.ts";
export { NotFoundPage, type NotFoundPageProps } from "./src/not-found-page/not-found-page.tsx";
export { PageList, type PageListProps } from "./src/page-list/page-list.tsx";
export { pageListTitle } from "./src/page-list/page-list-title.ts";
export { languageNames } from "./src/shell/language-names.ts";
export { type MenuRoute, pageNames } from "./src/shell/page-names.ts";
export { type ShellTexts, shellTexts } from "./src/shell/shell-texts.ts";
export type { WidgetTexts } from "./src/shell/widget-texts.ts";
export { stateTitles } from "./src/state-page/state-titles.ts";
export { WrittenBlocks, type WrittenBlocksProps } from "./src/written-page/written-blocks.tsx";
export { WrittenPageFragment, WrittenPageMetadataFragment } from "./src/written-page/written-page.fragment.ts";
export { WrittenPage, type WrittenPageProps } from "./src/written-page/written-page.tsx";
export {
  type PostDates,
  type WrittenPageMetadata,
  writtenPageMetadata,
} from "./src/written-page/written-page-metadata.ts";
export { questionsIn, type WrittenQuestion, writtenQuestions } from "./src/written-page/written-questions.ts";
