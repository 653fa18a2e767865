import { writeFile } from "node:fs/promises";
import { build } from "esbuild";

/**
 * Makes one small classic script of the loader, to stand inside
 * a page. @throws when its text would end its own element
 */
export const bundleLoader = async (entry: string, file: string): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    write: false,
    logLevel: "warning",
  });
  const text = outputFiles[0]?.text.trim() ?? "";
  if (text === "" || /<\/script|<!--/i.test(text)) throw new Error(`${entry} cannot stand inside a page.`);
  await writeFile(file, text);
};
