import { Resvg } from "@resvg/resvg-js";

const mostCharacters = 200_000;
const whole = /^\s*(<\?xml[^>]*\?>\s*)?<svg[\s>][\s\S]*<\/svg>\s*$/u;
/** What a picture does not need, and a file from elsewhere may bring. */
const alive = /<script|<foreignObject|<!ENTITY|<!DOCTYPE|\son\w+\s*=|javascript:|href\s*=\s*["']?\s*(?:https?:)?\/\//iu;

/**
 * Why an SVG is not shown in a shop, or `undefined`: it has to
 * be whole, well formed, and to bring nothing but a drawing.
 */
export const pictureFault = (svg: unknown): string | undefined => {
  if (typeof svg !== "string" || svg === "") return "is missing";
  if (svg.length > mostCharacters) return `is a picture of more than ${mostCharacters / 1000} kB`;
  if (!whole.test(svg)) return "is not an SVG document";
  if (alive.test(svg)) return "is a picture with a script, or with parts from elsewhere";
  try {
    new Resvg(svg, { font: { loadSystemFonts: false } });
    return undefined;
  } catch (error) {
    return `is not a well formed SVG document (${error instanceof Error ? error.message : String(error)})`;
  }
};
