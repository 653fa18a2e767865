import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

/** What a page ships for a few components of the kit. */
export interface Weight {
  /** Size of their JavaScript in bytes, minified and compressed with brotli; React aside. */
  bytes: number;
  /** Packages that come with them. */
  packages: string[];
}

/** Styles are class names when they are shipped; the rules themselves are CSS and not counted here. */
const asShipped: Plugin = {
  name: "styles-as-class-names",
  setup(bundler) {
    bundler.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const names: Record<string, unknown> = await import(path);
      const lines = Object.entries(names).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: lines.join("\n"), loader: "js" };
    });
  },
};

/**
 * Bundles components as a page does and weighs them.
 * @param entry what the page imports and uses, as source
 * @param folder that the entry's imports are relative to
 */
export const weigh = async (entry: string, folder: string): Promise<Weight> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: "tsx" },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    external: ["react", "react/*", "react-dom", "react-dom/*"],
    plugins: [asShipped],
  });
  const packages = Object.keys(metafile.inputs).flatMap(
    (path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/)?.[1] ?? [],
  );
  return { bytes: brotliCompressSync(outputFiles[0]?.contents ?? "").length, packages: [...new Set(packages)] };
};
