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
const ofStorefronts = /\/app\/\[storefront\]\/\[language\]\//;

/** The styles of all storefront pages, each once, the document's own first, in an order that no page contradicts unless pages contradict each other. */
export const styleOrder = (manifests: readonly EntryStyles[]): string[] => {
  const order = new Set<string>();
  const entries = manifests.flatMap((manifest) => Object.entries(manifest));
  const layouts = entries.filter(([name]) => rootLayout.test(name));
  const pages = entries.filter(([name]) => ofStorefronts.test(name));
  for (const [, files] of [...layouts, ...pages]) for (const { path } of files) order.add(path);
  return [...order];
};

/** Gives the document the one merged file and its pages none. Entries outside the storefronts stay as they are. */
export const withMergedStyles = (manifest: EntryStyles, merged: string): EntryStyles =>
  Object.fromEntries(
    Object.entries(manifest).map(([name, files]) => {
      if (rootLayout.test(name)) return [name, [{ path: merged, inlined: false }]];
      return [name, ofStorefronts.test(name) ? [] : files];
    }),
  );

const statement = /^([\s\S]*?__RSC_MANIFEST\["[^\n]*?"\]\s*=\s*)(\{[\s\S]*\})(;?\s*)$/;

/**
 * Next writes a stylesheet per shared part, some twenty on a product page, and has no way to join them (`cssChunking` was
 * tried in every mode). Joins those of all storefront pages into one file of about twelve kilobytes, fetched once for the
 * whole visit. Styles of parts that load later stay files of their own.
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
      return { name, head, tail, manifest: JSON.parse(json) as { entryCSSFiles: EntryStyles } };
    }),
  );
  const order = styleOrder(files.map(({ manifest }) => manifest.entryCSSFiles));
  if (order.length === 0) throw new Error("The build has no styles: see scripts/merge-styles.ts.");
  const css = (await Promise.all(order.map((path) => readFile(join(directory, path), "utf8")))).join("\n");
  const merged = `static/chunks/styles-${createHash("sha256").update(css).digest("base64url").slice(0, 12)}.css`;
  await writeFile(join(directory, merged), css);
  for (const { name, head, tail, manifest } of files) {
    const entryCSSFiles = withMergedStyles(manifest.entryCSSFiles, merged);
    await writeFile(join(app, name), `${head}${JSON.stringify({ ...manifest, entryCSSFiles })}${tail}`);
  }
};
