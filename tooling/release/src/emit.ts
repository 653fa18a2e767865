import { execFileSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { entryFiles } from "./entries.ts";
import { type Released, root } from "./workspace.ts";

/**
 * What modules name by address, or what is an entry itself: it stands where the module beside it expects it.
 */
const beside = "**/*.{json,css,graphql,mvt,woff2,svg}";

/**
 * Modules and declarations of a staged package, in `dist`, file by file, so that a bundler
 * of the user's leaves out what is not needed. Only what an entry reaches is there.
 */
export const emit = (folder: string, one: Released): void => {
  const { extends: base, compilerOptions } = JSON.parse(readFileSync(`${one.folder}/tsconfig.json`, "utf8"));
  const entries = entryFiles(folder, one.manifest);
  const modules = entries.filter((path) => /\.tsx?$/.test(path));
  copyOthers(folder, entries);
  if (modules.length === 0) return;
  const settings = `${folder}/tsconfig.json`;
  writeFileSync(
    settings,
    JSON.stringify({
      extends: base.replace("@giftshop/", `${root}tooling/`),
      compilerOptions: {
        ...compilerOptions,
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: ".",
        outDir: "dist",
      },
      files: modules,
      include: ["**/*.d.ts"],
      exclude: ["dist", "node_modules"],
    }),
  );
  try {
    execFileSync(`${root}node_modules/.bin/tsc`, ["-p", settings], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
  } catch (error) {
    throw new Error(`${one.name} does not build:\n${(error as { stdout?: Buffer }).stdout}`);
  } finally {
    rmSync(settings);
  }
};

const copyOthers = (folder: string, entries: readonly string[]): void => {
  const others = globSync(beside, { cwd: folder, exclude: ["dist", "node_modules", "package.json"] });
  for (const path of others.filter((path) => !path.endsWith(".json") || entries.includes(path)))
    cpSync(`${folder}/${path}`, `${folder}/dist/${path}`);
};
