export { cork } from "./cork.ts";
export { migrate, pendingMigrations, readMigrations } from "./migrate.ts";
export { onConnection } from "./on-connection.ts";
export { createPool, type Pool, type PoolClient, type Queryable } from "./pool.ts";
export { prepared, type Statement } from "./prepared.ts";
export { sharedRead } from "./shared-read.ts";
export { together } from "./together.ts";
export { inTransaction, violates } from "./transaction.ts";
export { isUnavailable } from "./unavailable.ts";
