import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What Next knows of the styles of one entry of a route. */
interface StyleFile {
  path: string;
  inlined: boolean;
}

type EntryStyles = Record<string, readonly StyleFile[]>;

const rootLayout = /\/app\/\[storefront\]\/\[language\]\/layout$/;
const ofPage = /\/page$/;
const ofStorefronts = /\/app\/\[storefront\]\/\[language\]\//;

/** What a storefront page needs, the document's own first; nothing for entries outside the storefronts. */
export const stylesOf = (manifest: EntryStyles): string[] => {
  const entries = Object.entries(manifest).filter(([name]) => ofStorefronts.test(name));
  const order = [...entries.filter(([name]) => rootLayout.test(name)), ...entries];
  return [...new Set(order.flatMap(([, files]) => files.map(({ path }) => path)))];
};

/** What every one of the pages needs, in the order of the first. */
export const sharedStyles = ([first = [], ...others]: readonly (readonly string[])[]): string[] =>
  first.filter((path) => others.every((page) => page.includes(path)));

/**
 * Gives the document the shared file and its page its own, if
 * it has one. Entries outside the storefronts stay as they are.
 */
export const withMergedStyles = (manifest: EntryStyles, shared: string, own: string | undefined): EntryStyles =>
  Object.fromEntries(
    Object.entries(manifest).map(([name, files]) => {
      if (!ofStorefronts.test(name)) return [name, files];
      const path = rootLayout.test(name) ? shared : ofPage.test(name) ? own : undefined;
      return [name, path ? [{ path, inlined: false }] : []];
    }),
  );

const statement = /^([\s\S]*?__RSC_MANIFEST\["[^\n]*?"\]\s*=\s*)(\{[\s\S]*\})(;?\s*)$/;

/**
 * Joins Next's some twenty stylesheets of a page into one for every page and one for what a page needs beside
 * it (docs/merged-styles.md); those of parts that load later stay.
 *
 * @param directory the `.next` of the standalone build, its `static` included
 * @throws when the build no longer looks as Next 16.4 writes it
 */
export const mergeStyles = async (directory: string): Promise<void> => {
  const app = join(directory, "server/app");
  const names = (await readdir(app, { recursive: true })).filter((name) =>
    name.endsWith("_client-reference-manifest.js"),
  );
  const files = await Promise.all(
    names.map(async (name) => {
      const [, head = "", json = "", tail = ""] = statement.exec(await readFile(join(app, name), "utf8")) ?? [];
      if (!json) throw new Error(`${name} is not written as expected: see scripts/merge-styles.ts.`);
      const manifest = JSON.parse(json) as { entryCSSFiles: EntryStyles };
      return { name, head, tail, manifest, styles: stylesOf(manifest.entryCSSFiles) };
    }),
  );
  const shared = sharedStyles(files.map(({ styles }) => styles).filter((styles) => styles.length > 0));
  if (shared.length === 0) throw new Error("The build has no styles: see scripts/merge-styles.ts.");
  const merge = async (paths: readonly string[]): Promise<string> => {
    const css = (await Promise.all(paths.map((path) => readFile(join(directory, path), "utf8")))).join("\n");
    const merged = `static/chunks/styles-${createHash("sha256").update(css).digest("base64url").slice(0, 12)}.css`;
    await writeFile(join(directory, merged), css);
    return merged;
  };
  const forAll = await merge(shared);
  for (const { name, head, tail, manifest, styles } of files) {
    const own = styles.filter((path) => !shared.includes(path));
    const entryCSSFiles = withMergedStyles(
      manifest.entryCSSFiles,
      forAll,
      own.length > 0 ? await merge(own) : undefined,
    );
    await writeFile(join(app, name), `${head}${JSON.stringify({ ...manifest, entryCSSFiles })}${tail}`);
  }
};
