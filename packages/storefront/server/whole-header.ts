import { headerEnd } from "../src/shell/header/header-end.ts";

/** Id of an empty element at the beginning of what a page shows first, where headers leave out their search box above it. */
const searchHero = "search-hero";

/**
 * Has the browser draw nothing of a page before its header is there to the end, and before it is known whether that leaves out its search box: a busy
 * one draws what it has read so far, and a header that grows or shrinks while it is looked at moves what stands in it and below it. Browsers that do
 * not know the link draw as they did.
 *
 * It names an empty element behind the header, not the header: by the standard an element is waited for until its end tag, by
 * Chromium (156) until its start tag.
 */
export const showWholeHeader = (html: string): string => {
  const last = [searchHero, headerEnd].find((id) => html.includes(`id="${id}"`));
  return last ? html.replace("</head>", `<link rel="expect" href="#${last}" blocking="render"/></head>`) : html;
};
