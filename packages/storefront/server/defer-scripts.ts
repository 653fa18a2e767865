import { readFileSync } from "node:fs";
import { join } from "node:path";
import { standaloneDirectory } from "./next-handler.ts";

const element = /<script\b([^>]*)><\/script>/gi;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/gi;
const source = /\ssrc="(\/_next\/static\/[^"\s]+)"/;
const bootstrap = /<script id="_R_">([^<]*)<\/script>/;

/** Where the build leaves the loader (src/loader), small enough to stand in the page. */
export const loaderFile = join(standaloneDirectory, "loader.js");

/** @throws when there is no build */
export const readLoader = (): string => readFileSync(loaderFile, "utf8").trim();

/**
 * Takes the build's scripts out of a page and puts the loader in, which fetches them later. Inline scripts stay: they hold
 * the page's data and only queue it; the one that names the first modules joins the loader, a hash less in the policy. Scripts
 * for browsers without modules go: these cannot run the others either. The loader's text is the same on every page; the files
 * stand in an attribute of it.
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
  const [queued = "", begin = ""] = bootstrap.exec(without) ?? [];
  // Not `data-src`: what has a source is taken for a file by those who look for inline scripts.
  const standIn = `<script data-files="${[...files].join(" ")}">${loader}${begin}</script></head>`;
  return without
    .replace(preload, "")
    .replace(queued, "")
    .replace("</head>", () => standIn);
};
