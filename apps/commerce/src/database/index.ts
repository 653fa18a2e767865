export { migrate, pendingMigrations, readMigrations } from "./migrate.ts";
export { createPool, type Pool, type PoolClient, type Queryable } from "./pool.ts";
export { prepared, type Statement } from "./prepared.ts";
export { type Isolation, inTransaction, isRetryable, type TransactionOptions, violates } from "./transaction.ts";
export { isUnavailable } from "./unavailable.ts";
