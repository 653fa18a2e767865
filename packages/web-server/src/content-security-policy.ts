import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/**
 * Blocks that a browser never runs, structured data for
 * one; speculation rules are obeyed and so need their hash.
 */
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

/** Whose player a video stands in once it is played: the addresses of ui-kit's `videoAddress`. */
const players = { YOUTUBE: "https://www.youtube-nocookie.com", VIMEO: "https://player.vimeo.com" } as const;
type Player = keyof typeof players;

/** What ui-kit's `VideoEmbed` says of a video. */
const provided = /\sdata-provider="(YOUTUBE|VIMEO|SELF_HOSTED)"/g;

/**
 * Whom a tag manager fetches scripts from, the first of them, and tells
 * what it is told (its maker's guide to content security policies).
 */
const measuringOrigins = [
  "https://www.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
] as const;

/** Whom a page reaches that others do not. */
export interface Reach {
  /** Whom a map on the page is drawn by, where that is not us. */
  mapOrigin?: string | undefined;
  /** Whether it runs WebAssembly of ours. */
  wasm?: boolean;
  /** Its storefront has a tag manager, which is fetched after consent. */
  tagManager?: boolean;
  /** Origins that it may show in a frame. */
  frames?: readonly string[];
}

/** What a page's videos may be played from, and what else stands in its frames; nothing on a page without. */
const framesOf = (html: string, frames: readonly string[]): string[] => {
  const providers = new Set(Array.from(html.matchAll(provided), ([, name]) => name as Player | "SELF_HOSTED"));
  const media = providers.delete("SELF_HOSTED") ? ["media-src 'self' https:"] : [];
  const hosts = [...[...providers].map((name) => players[name as Player]), ...frames];
  return hosts.length > 0 ? [...media, ["frame-src", ...hosts].join(" ")] : media;
};

/**
 * The policy of one page: our script files, exactly its inline scripts, styles in attributes (colours of
 * cards), videos of its provider or ours where it has one.
 */
export const contentSecurityPolicy = (
  html: string,
  { mapOrigin, wasm = false, tagManager = false, frames = [] }: Reach = {},
): string => {
  const measuring = tagManager ? measuringOrigins : [];
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...(wasm ? ["'wasm-unsafe-eval'"] : []),
      ...measuring.slice(0, 1),
      ...inlineScriptHashes(html),
    ].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", mapOrigin, ...measuring].filter(Boolean).join(" "),
    "font-src 'self'",
    ...framesOf(html, frames),
    ["connect-src 'self'", mapOrigin, ...measuring].filter(Boolean).join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
};
