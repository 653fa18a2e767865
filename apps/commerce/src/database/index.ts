export { migrate, pendingMigrations, readMigrations } from "./migrate.ts";
export { createPool, type Pool, type PoolClient, type Queryable } from "./pool.ts";
export { prepared } from "./prepared.ts";
export { inTransaction, violates } from "./transaction.ts";
export { isUnavailable } from "./unavailable.ts";
