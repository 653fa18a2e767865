import { fileURLToPath } from "node:url";
import { withKnownOperations } from "./known-operations.ts";

const table = fileURLToPath(new URL("../generated/operations.ts", import.meta.url));

/** What a bundler that takes webpack's loaders calls with a module's code. */
interface LoaderContext {
  addDependency(path: string): void;
}

/** Puts into each module what it knows of its operations (`withKnownOperations`). */
// biome-ignore lint/style/noDefaultExport: the bundler reads a default export
export default function knowOperations(this: LoaderContext, code: string): string {
  this.addDependency(table);
  return withKnownOperations(code);
}
