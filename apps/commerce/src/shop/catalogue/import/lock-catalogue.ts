import { allowLong, type PoolClient } from "../../../platform/database/index.ts";

/** A large import takes longer than an answer to a visitor may; milliseconds. */
const timeout = 300_000;

/**
 * Lets one importer write at a time, of whatever storefront, as brands are shared; readers are not
 * held up. Held until the transaction ends, in which long statements are allowed from here on.
 */
export const lockCatalogue = async (client: PoolClient): Promise<void> => {
  await allowLong(client, timeout);
  await client.query("select pg_advisory_xact_lock(hashtextextended('catalogue', 0))");
};
