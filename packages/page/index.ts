export type { Ask, Asking } from "./src/ask.ts";
export { cachedWith, cacheTag, type PageCaching, unkept } from "./src/caching.ts";
export { definePage, type FrameKind, folderOf, frameOf, type Hydration, type Page } from "./src/define-page.ts";
