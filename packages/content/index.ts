export { ErrorPage, type ErrorPageProps } from "./src/error-page/error-page.tsx";
export { HomeCategoryFragment } from "./src/home-page/category.fragment.ts";
export { homeMetadata } from "./src/home-page/home-metadata.ts";
export { HomePage, type HomePageProps } from "./src/home-page/home-page.tsx";
export { HomeProductsFragment } from "./src/home-page/most-chosen.fragment.ts";
export { NotFoundPage, type NotFoundPageProps } from "./src/not-found-page/not-found-page.tsx";
export { languageNames } from "./src/shell/language-names.ts";
export { type ShellTexts, shellTexts } from "./src/shell/shell-texts.ts";
