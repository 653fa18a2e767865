import { basket } from "./basket/module.ts";
import { catalogue } from "./catalogue/module.ts";
import type { Module } from "./module.ts";
import { platform } from "./platform/module.ts";

/**
 * Every room of the house, in the order in which their migrations are applied. A room is added here and, for its GraphQL
 * types, in `graphql/schema.ts`.
 */
export const modules: readonly Module[] = [platform, catalogue, basket];

export const migrationModules = modules.filter(({ migrations }) => migrations).map(({ name }) => name);
