export { forgetful, type Settings } from "./src/postgres/settings.ts";
export { type PostgresOptions, type RunningPostgres, startPostgres } from "./src/postgres/start-postgres.ts";
export { Problem } from "./src/problem.ts";
