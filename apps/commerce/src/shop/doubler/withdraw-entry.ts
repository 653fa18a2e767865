import { inTransaction, violates } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { entryHash } from "./draw/hashes.ts";
import { typedReceipt } from "./draw/receipt.ts";
import { refuseElsewhere } from "./enter.ts";
import { limitCalls } from "./limits.ts";
import { lockEntry, withdrawEntry } from "./tables/entries.ts";

/**
 * `withdrawDoublerEntry`: takes an entry back by its receipt, until
 * its draw is closed; again, it stays so. Throws 1002, 2600 and 2602.
 */
export const withdrawDoublerEntry = async (receipt: string, scope: Scope): Promise<{ withdrawn: boolean }> => {
  refuseElsewhere(scope);
  await limitCalls(scope);
  const { services, storefront } = scope;
  try {
    await inTransaction(services.pool, async (client) => {
      const entry = await lockEntry(client, entryHash(typedReceipt(receipt)));
      if (entry?.storefront !== storefront.code) throw new Failure("doublerReceipt", "receipt");
      if (entry.withdrawnAt === null) await withdrawEntry(client, entry.id, services.clock.now());
    });
  } catch (error) {
    throw violates(error, "doubler_entry_open") ? new Failure("doublerClosed", "receipt") : error;
  }
  return { withdrawn: true };
};
