export { ownBatch } from "./add-rows.ts";
export { cartOfBatch, lockBatch, noteOrder } from "./batch-table.ts";
export { goodRows } from "./rows-table.ts";
export { showBatch } from "./show-batch.ts";
export type { Batch, BatchRow } from "./types.ts";
