import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Blocks that a browser never runs, structured data for one; speculation rules are obeyed and so need their hash. */
const data = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i;
const external = /\bsrc\s*=/i;

/** The hashes, in source order and each once, of the scripts that stand in a page's own text. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(script)) {
    if (external.test(attributes) || data.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`);
  }
  return [...hashes];
};

/** Whose players a video stands in once it is played: the addresses of ui-kit's `videoAddress`. */
const players = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The policy of one page. Scripts, workers among them: our files and exactly the inline ones of this page. Styles may stand in
 * attributes, as the colours of a gift card do. Videos of our own may lie on other servers of ours, which only the editors know.
 *
 * @param mapOrigin whom a map on the page is drawn by, where that is not us
 */
export const contentSecurityPolicy = (html: string, mapOrigin?: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", mapOrigin].filter(Boolean).join(" "),
    "font-src 'self'",
    "media-src 'self' https:",
    ["frame-src", ...players].join(" "),
    ["connect-src 'self'", mapOrigin].filter(Boolean).join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
