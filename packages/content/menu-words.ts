export { type MenuRoute, pageNames } from "./src/shell/page-names.ts";
export { shellTexts } from "./src/shell/shell-texts.ts";
