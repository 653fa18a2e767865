import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";

/** Which letters each file has; the first that has one is taken. */
const scripts = [
  ["arabic", /[\u0600-\u06ff\u0750-\u077f]/u],
  ["greek", /[\u0370-\u03ff]/u],
  ["cyrillic", /[\u0400-\u045f]/u],
  ["latin", /[\u0131\u0152\u0153]/u],
  ["latin-ext", /[\u0100-\u024f\u1e00-\u1eff]/u],
  ["latin", /[\s\S]/u],
] as const;

export type Script = (typeof scripts)[number][0];

/** The font file of a character; only Latin has the signs that everybody uses. */
export const scriptOf = (character: string): Script =>
  scripts.find(([, letters]) => letters.test(character))?.[0] ?? "latin";

const opened = new Map<string, Font>();

/** A font, read once: what it knows of its letters serves every document after the first. */
export const fontOf = (script: Script, weight: Weight): Font => {
  const name = `${script}-${weight}.ttf`;
  const font = opened.get(name) ?? create(readFileSync(fileURLToPath(new URL(`./fonts/${name}`, import.meta.url))));
  if (!("layout" in font)) throw new Error(`${name} is a collection of fonts.`);
  opened.set(name, font);
  return font;
};
