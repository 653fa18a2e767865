import type { Messages } from "../src/translate.ts";

const generated = "// Generated from the messages beside it: `pnpm --filter @giftshop/messages generate`.\n";

/** Whether a language lacks a text that English has. */
export const lacks = (english: Messages, other: Messages): boolean =>
  Object.entries(english).some(([key, text]) => {
    const own = other[key];
    if (typeof text === "string") return typeof own !== "string" || own.trim() === "";
    return typeof own !== "object" || lacks(text, own);
  });

/** The messages of one folder, in the order of the shop's languages. */
export interface Folder {
  languages: readonly string[];
  /** Languages that lack a text. */
  incomplete: readonly string[];
  /** Module that `complete` is imported from. */
  from: string;
  /** Varieties that have an overlay: "pt-PT". */
  varieties: readonly string[];
  /** Module that `loadVariety` is imported from. */
  fromVariety: string;
}

/** The name of a variety's words in code: "ptPT". */
const nameOf = (variety: string): string => variety.replace("-", "");

const importComplete = ({ incomplete, from }: Folder): string =>
  incomplete.length > 0 ? `import { complete } from "${from}";\n` : "";

/** Characters of a line, as the formatter breaks them. */
const lineLength = 120;

/** An exported object in one line, or in a line for each entry where that is too long. */
const objectOf = (name: string, entries: readonly string[]): string => {
  const line = `export const ${name} = { ${entries.join(", ")} };\n`;
  const lines = `export const ${name} = {\n${entries.map((entry) => `  ${entry},\n`).join("")}};\n`;
  return line.length > lineLength + 1 ? lines : line;
};

const overlaysSource = (varieties: readonly string[]): string =>
  `\n/** What varieties say otherwise, by locale. */\n${objectOf(
    "overlays",
    varieties.map((name) => `"${name}": ${nameOf(name)}`),
  )}`;

/** `words.ts`: every language, for the server. */
export const wordsSource = (folder: Folder): string => {
  const { languages, incomplete, varieties } = folder;
  const imports = [...languages, ...varieties]
    .sort()
    .map((name) => `import ${nameOf(name)} from "./${name}.json" with { type: "json" };\n`);
  const all = languages.map((name) => (incomplete.includes(name) ? `${name}: complete(en, ${name})` : name));
  return `${generated}${importComplete(folder)}${imports.join("")}
/** In every language, for the server. */
${objectOf("words", all)}${varieties.length > 0 ? overlaysSource(varieties) : ""}`;
};

const fetching = (name: string, incomplete: boolean): string =>
  incomplete
    ? `  ${name}: async () => ({
    default: complete((await import("./en.json")).default, (await import("./${name}.json")).default),
  }),\n`
    : `  ${name}: () => import("./${name}.json"),\n`;

/** `late.ts`: for a page that fetches one language. */
export const lateSource = (folder: Folder): string => {
  const { languages, incomplete, varieties, fromVariety } = folder;
  const overlays = varieties.map((name) => `  "${name}": () => import("./${name}.json"),\n`).join("");
  const language = 'import type { Language } from "@giftshop/storefront-config";\n';
  const variety = `import { loadVariety } from "${fromVariety}";\n`;
  // As imports are sorted: packages by name, then files.
  const imports = fromVariety.startsWith(".") ? language + variety : variety + language;
  return `${generated}${importComplete(folder)}${imports}import type en from "./en.json";

/** One file each, so that a visitor fetches one language. */
const files: Readonly<Record<Language, () => Promise<{ default: typeof en }>>> = {
${languages.map((name) => fetching(name, incomplete.includes(name))).join("")}};

const overlays = {
${overlays}};

/** The words of one language in the variety of the page. Rejects while they are out of reach. */
export const loadMessages = (language: Language): Promise<typeof en> => loadVariety(files, overlays, language);
`;
};
