export { ownBatch } from "./add-rows.ts";
export { batchLines, type Sold } from "./batch-lines.ts";
export { batchOfOrder, cartOfBatch, isOfBatch, lockBatch, noteOrder } from "./batch-table.ts";
export { handOverBatchOf } from "./hand-over.ts";
export { goodRows } from "./rows-table.ts";
export { showBatch } from "./show-batch.ts";
export type { Batch, BatchDelivery, BatchRow } from "./types.ts";
