import { getStorefront } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";
import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { requireSession } from "../account/index.ts";
import { boundsOf } from "../basket/index.ts";
import { readView } from "../catalogue/snapshot/view.ts";
import { memberOf } from "../company/index.ts";
import { findBatch, lockBatch, noteReceived } from "./batch-table.ts";
import { judgeRow } from "./judge-row.ts";
import { limitRows } from "./limits.ts";
import { insertRows } from "./rows-table.ts";
import type { Batch, TypedRow } from "./types.ts";

/** Most rows of one call. */
const mostPerCall = 1_000;

/** A batch of who is signed in, or of their company, in this storefront. Throws 2202 and 2520. */
export const ownBatch = async (id: string, scope: Scope): Promise<Batch> => {
  const { pool } = scope.services;
  const { account } = await requireSession(scope);
  const batch = isUuid(id) ? await findBatch(pool, id) : undefined;
  if (batch?.storefront !== scope.storefront.code) throw new Failure("batchNotFound", "id");
  const own =
    batch.account === account ||
    (batch.company !== null && (await memberOf(pool, scope))?.company.id === batch.company);
  if (!own) throw new Failure("batchNotFound", "id");
  return batch;
};

/**
 * `addBatchRows`: judges the next rows of a batch; passes over known ones, so a call may be made again.
 *
 * @returns how many have come
 * @throws 1002, 2202, 2520, 2521 for rows that are not the next ones
 */
export const addRows = async (id: string, from: number, typed: readonly TypedRow[], scope: Scope): Promise<Batch> => {
  const { services } = scope;
  const batch = await ownBatch(id, scope);
  await limitRows(scope, batch.account);
  const storefront = getStorefront(batch.storefront);
  const { snapshot } = await readView(services, { storefront, language: batch.language });
  const sold = snapshot.byVariation.get(batch.variation);
  if (sold === undefined) throw new Failure("productNotFound", "id");
  const rules = { batch, storefront, bounds: boundsOf(sold.variation, storefront), now: services.clock.now() };
  const rows = await Promise.all(typed.map((row, index) => judgeRow(row, from + index, rules)));
  return inTransaction(services.pool, async (client) => {
    const now = await lockBatch(client, batch.id);
    if (now === undefined || now.orderId !== null) throw new Failure("batchClosed", "id");
    const end = from + rows.length;
    if (rows.length === 0 || rows.length > mostPerCall || from < 0 || from > now.received || end > now.expected)
      throw new Failure("batchClosed", "from");
    if (end <= now.received) return now;
    await insertRows(
      client,
      batch.id,
      rows.filter(({ position }) => position >= now.received),
    );
    await noteReceived(client, batch.id, end);
    return { ...now, received: end };
  });
};
