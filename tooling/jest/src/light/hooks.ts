import { readFileSync } from "node:fs";
import { createRequire, type LoadHookSync, type ResolveHookSync } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";
import { swcOptions } from "../../settings.ts";

interface Transformer {
  process(source: string, path: string, options: object): { code: string };
}

// Its types are those of an ES module, which Node does not find.
const styles: Transformer = createRequire(import.meta.url)("@vanilla-extract/jest-transform").default;
const rootDir = fileURLToPath(new URL("../../../..", import.meta.url));
const globals = import.meta.resolve("./globals.ts");

/**
 * Packages without a list of exports are imported as a bundler finds them: `next/server` is `next/server.js`.
 */
export const resolve: ResolveHookSync = (name, context, next) => {
  if (name === "@jest/globals") return next(globals, context);
  return next(/^next\/[a-z-]+$/.test(name) ? `${name}.js` : name, context);
};

/** Node strips types by itself; JSX and styles it cannot read. */
export const load: LoadHookSync = (url, context, next) => {
  const compiled = url.endsWith(".tsx") ? readJsx(url) : url.endsWith(".css.ts") ? readStyles(url) : undefined;
  return compiled === undefined ? next(url, context) : { format: "module", source: compiled, shortCircuit: true };
};

const readJsx = (url: string): string => {
  const filename = fileURLToPath(url);
  return transformSync(readFileSync(filename, "utf8"), { ...swcOptions, filename, sourceMaps: "inline" }).code;
};

const readStyles = (url: string): string => {
  const path = fileURLToPath(url);
  return styles.process(readFileSync(path, "utf8"), path, { config: { rootDir }, supportsStaticESM: true }).code;
};
