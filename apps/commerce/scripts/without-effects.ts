import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/**
 * Leaves modules that nothing uses out of the bundle. For packages that promise in their
 * `package.json` that this is safe, but have a second one below it: esbuild reads only that.
 *
 * @param name of a package whose modules do nothing but define what they export
 */
export const withoutEffects = (name: string): Plugin => ({
  name: `without-effects ${name}`,
  setup: (build) => {
    const within = new RegExp(`[/\\\\]node_modules[/\\\\]${name}[/\\\\]`);
    build.onResolve({ filter: /^\./ }, async ({ path, importer, kind, pluginData }) => {
      if (pluginData === withoutEffects || !within.test(importer)) return undefined;
      const found = await build.resolve(path, {
        importer,
        kind,
        resolveDir: dirname(importer),
        pluginData: withoutEffects,
      });
      return { ...found, sideEffects: false };
    });
  },
});
