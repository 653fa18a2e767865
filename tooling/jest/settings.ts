import type { Options } from "@swc/core";

/** Milliseconds. The first file of a run prepares the database template for all of them. */
export const testTimeout = 30_000;

/** How swc reads the files of this repository, as ES modules. */
export const swcOptions: Options = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
    target: "es2023",
    experimental: { keepImportAttributes: true },
  },
  module: { type: "es6" },
};
