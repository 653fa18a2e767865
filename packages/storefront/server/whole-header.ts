import { headerEnd } from "../src/shell/header/header-end.ts";

/**
 * Has the browser draw nothing of a page before its header is there to the end: a busy one draws what it has read so far, and a
 * header that grows while it is looked at moves what stands in it. Browsers that do not know the link draw as they did.
 *
 * It names an empty element behind the header, not the header: by the standard an element is waited for until its end tag, by
 * Chromium (156) until its start tag.
 */
export const showWholeHeader = (html: string): string =>
  html.includes(`id="${headerEnd}"`)
    ? html.replace("</head>", `<link rel="expect" href="#${headerEnd}" blocking="render"/></head>`)
    : html;
