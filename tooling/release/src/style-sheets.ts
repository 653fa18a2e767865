import { existsSync, globSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { compile, processVanillaFile } from "@vanilla-extract/integration";

const identOption = "short";

const besideOf = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};

/**
 * Turns the style modules of a package into plain CSS and the class names that stand for it. Names are made
 * from package and file, so a theme of one package reaches the components of another, as in our own build.
 */
export const writeStyleSheets = async (folder: string, name: string): Promise<void> => {
  const dist = `${folder}/dist/`;
  for (const path of globSync("**/*.css.ts", { cwd: folder, exclude: ["dist", "node_modules"] })) {
    const built = `${dist}${path.replace(/\.ts$/, ".js")}`;
    if (!existsSync(built)) continue;
    const filePath = `${folder}/${path}`;
    const { source } = await compile({ filePath, cwd: folder, identOption });
    const code = await processVanillaFile({
      source,
      filePath,
      identOption,
      serializeVirtualCssPath: ({ fileScope, source: css }) => {
        // What belongs to another package comes with that package's own modules.
        if (fileScope.packageName !== name) return "";
        const sheet = `${dist}${fileScope.filePath.replace(/\.ts$/, "")}`;
        if (fileScope.filePath === path) writeFileSync(sheet, css);
        return `import "${besideOf(built, sheet)}";`;
      },
    });
    writeFileSync(built, code);
  }
};
