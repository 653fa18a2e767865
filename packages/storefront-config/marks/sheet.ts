import type { Drawing } from "./subject.ts";

/** Between two drawings: room enough that no edge shows through when a browser rounds. */
const gap = 8;

const root = /^<svg\b[^>]*?viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>\s*$/;

/**
 * Every name within a drawing, and every mention of one,
 * with `prefix` before it: two drawings may use the same.
 */
const withOwnNames = (body: string, prefix: string): string =>
  body.replace(/(\sid=")/g, `$1${prefix}-`).replace(/(\burl\(#|\shref="#)/g, `$1${prefix}-`);

/**
 * Joins drawings into one file, one below the other, so that a page fetches them with one request. Each is
 * shown by its address within it, `#name` (SVG 2, 17.3: a `view` takes the place of the root's `viewBox`).
 */
export const sheetOf = (drawings: readonly (readonly [string, Drawing])[]): Drawing => {
  const [, first] = drawings[0] ?? [];
  if (!first) throw new Error("A sheet needs a drawing.");
  let [y, views, bodies] = [0, "", ""];
  for (const [name, { width, height, svg }] of drawings) {
    const [, viewBox, body = ""] = root.exec(svg) ?? [];
    views += `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/>`;
    bodies += `<svg y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${withOwnNames(body, name)}</svg>`;
    y += height + gap;
  }
  const { width, height } = first;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { width, height, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${views}${bodies}</svg>\n` };
};
