export {
  type BlockType,
  blockTypes,
  type ContentBlock,
  type ContentPage,
  mostPostsOfBlock,
  type PageKind,
  pageKinds,
  type VideoProvider,
  videoProviders,
} from "./src/content/content.ts";
export { contentPageSchema } from "./src/content/content-page-schema.ts";
export { videoId } from "./src/content/video-id.ts";
