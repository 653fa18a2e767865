import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Where everything is kept that running makes: databases, journals, logs, keys. */
export const defaultDataDirectory = join(root, ".data");

/** The environment in which the pinned Node, pnpm and turbo come first. */
export const withPinnedTools = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  PATH: `${join(root, "node_modules/.bin")}:${environment.PATH ?? ""}`,
});
