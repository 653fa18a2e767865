import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownScripts } from "../src/own-scripts.ts";
import { headerEnd } from "../src/shell/header/header-end.ts";
import { standaloneDirectory } from "./next-handler.ts";

/**
 * Id of an empty element at the beginning of what a page shows
 * first, where headers leave out their search box above it.
 */
const searchHero = "search-hero";

/**
 * Has the browser draw nothing before the header is whole, as one that grows moves all below it. Names an
 * empty element behind it: Chromium (156) waits for a start tag only.
 */
export const showWholeHeader = (html: string): string => {
  const last = [searchHero, headerEnd].find((id) => html.includes(`id="${id}"`));
  return last ? html.replace("</head>", `<link rel="expect" href="#${last}" blocking="render"/></head>`) : html;
};

/** Where the build leaves the loader (src/loader), small enough to stand in the page. */
export const loaderFile = join(standaloneDirectory, "loader.js");

/** @throws when there is no build */
export const readLoader = (): string => readFileSync(loaderFile, "utf8").trim();

/** Every script of a page with its text, but for what machines read. */
const anyScript = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;

/** Takes all scripts out of a page that works without them, and puts its own in at the end. */
export const ownScriptOnly = (html: string, own: string | undefined): string =>
  html
    .replace(preload, "")
    .replace(anyScript, "")
    .replace("</body>", () => `${own ? `<script>${own}</script>` : ""}</body>`);

/** Where the build leaves the script of a page without the build's. */
export const ownScriptFile = (route: string): string => join(standaloneDirectory, `own-scripts/${route}.js`);

/** @throws when there is no build */
export const readOwnScripts = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(ownScripts).map((route) => [route, readFileSync(ownScriptFile(route), "utf8").trim()]),
  );

const element = /<script\b([^>]*)><\/script>/gi;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/gi;
const source = /\ssrc="(\/_next\/static\/[^"\s]+)"/;

/**
 * Takes the build's scripts out of a page and puts in the loader, which fetches those of its attribute later.
 * Inline ones stay, as they only queue data; `nomodule` ones go.
 */
export const deferScripts = (html: string, loader: string): string => {
  const files = new Set<string>();
  const without = html.replace(element, (whole, attributes: string) => {
    const file = source.exec(attributes)?.[1];
    if (!file) return whole;
    if (/\snomodule\b/i.test(attributes)) return "";
    if (!/\sasync\b/.test(attributes)) return whole;
    files.add(file);
    return "";
  });
  if (files.size === 0) return html;
  // Not `data-src`: what has a source is taken for a file by those who look for inline scripts.
  const standIn = `<script data-files="${[...files].join(" ")}">${loader}</script></head>`;
  return without.replace(preload, "").replace("</head>", () => standIn);
};
