import { existsSync } from "node:fs";
import { files, read, root } from "../repository.ts";
import { type Flat, flatten } from "./compare-messages.ts";
import { type Glossary, type GlossaryFault, glossaryFaults, glossaryFlaws } from "./glossary.ts";
import { moduleTexts } from "./module-texts.ts";

const home = "packages/messages/glossary";
const json = <Value>(path: string): Value => JSON.parse(read(path)) as Value;

const terms = Object.keys(json<object>(`${home}/terms.json`));
const quoted = json<string[]>(`${home}/quoted.json`);
/** How often a forbidden word still stands in texts that are older than the glossary. */
const pending = json<Record<string, Record<string, number>>>(`${home}/pending.json`);

const varieties = files(`${home}/*.json`)
  .map((path) => path.slice(home.length + 1, -".json".length))
  .filter((name) => !["terms", "quoted", "pending"].includes(name));

const baseOf = (variety: string): string => variety.split("-")[0] ?? variety;

const glossaryOf = (variety: string): Glossary => ({
  ...json<Glossary>(`${home}/${baseOf(variety)}.json`),
  ...json<Glossary>(`${home}/${variety}.json`),
});

/** The messages of a folder as a variety shows them: its overlay on the base. */
const messagesOf = (folder: string, variety: string): Flat =>
  // The admin has fewer languages than the shop, and few folders have an overlay.
  new Map(
    [...new Set([baseOf(variety), variety])]
      .map((name) => `${folder}/${name}.json`)
      .filter((path) => existsSync(`${root}${path}`))
      .flatMap((path) => [...flatten(json(path))]),
  );

type PlacedFault = GlossaryFault & { place: string };

const faultsOf = (variety: string, folders: readonly string[]): PlacedFault[] => {
  const glossary = glossaryOf(variety);
  const name = variety.toLowerCase();
  const seeds = files(`tooling/seed/src/content/${name}/*.ts`, `tooling/seed/src/words/${name}.ts`);
  const places: [string, Flat][] = [
    ...folders.map((folder): [string, Flat] => [folder, messagesOf(folder, variety)]),
    ...seeds.map((path): [string, Flat] => [path, moduleTexts(read(path))]),
  ];
  return places.flatMap(([place, texts]) =>
    glossaryFaults(texts, glossary, quoted).map((fault) => ({ ...fault, place })),
  );
};

const byWord = (faults: readonly PlacedFault[]) => [...Map.groupBy(faults, ({ word }) => word)];

const overPending = (variety: string, folders: readonly string[]): string[] =>
  byWord(faultsOf(variety, folders)).flatMap(([word, found]) => {
    if (found.length <= (pending[variety]?.[word] ?? 0)) return [];
    return found.map(({ place, key, use }) => `${place}: ${variety}: ${key} says “${word}”; the glossary has “${use}”`);
  });

/** Checks every glossary, and all messages and seeded texts by them. */
export const checkGlossary = (folders: readonly string[]): string[] => {
  const english = folders.flatMap((folder) => [...messagesOf(folder, "en").values()]);
  return [
    ...quoted
      .filter((sentence) => !english.some((text) => text.includes(sentence)))
      .map((sentence) => `${home}: no English message says “${sentence}”, which the specification quotes`),
    ...varieties.flatMap((variety) => [
      ...glossaryFlaws(glossaryOf(variety), terms).map((flaw) => `${home}/${variety}.json: ${flaw}`),
      ...overPending(variety, folders),
    ]),
  ];
};

/** What is pending today; `node tooling/rules/messages.ts --pending` writes it after texts were mended. */
export const countPending = (folders: readonly string[]): Record<string, Record<string, number>> =>
  Object.fromEntries(
    varieties.flatMap((variety) => {
      const words = byWord(faultsOf(variety, folders)).map(([word, { length }]): [string, number] => [word, length]);
      return words.length === 0 ? [] : [[variety, Object.fromEntries(words.sort())]];
    }),
  );
