import type { PoolClient } from "../../database/index.ts";

/** A large import takes longer than an answer to a visitor may. */
const patience = "5min";

/**
 * Lets one importer write at a time, of whatever storefront, as brands are shared; readers are not held up. Held until the
 * transaction ends, in which long statements are allowed from here on.
 */
export const lockCatalogue = async (client: PoolClient): Promise<void> => {
  await client.query(`set local statement_timeout = '${patience}'`);
  await client.query(`set local idle_in_transaction_session_timeout = '${patience}'`);
  await client.query("select pg_advisory_xact_lock(hashtextextended('catalogue', 0))");
};
