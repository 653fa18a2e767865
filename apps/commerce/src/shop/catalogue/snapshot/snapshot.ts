import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../../platform/database/index.ts";
import { createVersionedCache } from "../../../platform/versioned-cache/versioned-cache.ts";
import type { Snapshot } from "../types.ts";
import type { Arranged } from "./arrange.ts";
import { loadSnapshot } from "./load-snapshot.ts";

export interface SnapshotRequest {
  /** Whose memory: the process's pool. */
  owner: Queryable;
  /** Where to read it when it is not remembered; inside a transaction, that transaction's client. */
  db: Queryable;
  storefront: StorefrontCode;
  /** As the database holds it now; read it in the same transaction. */
  version: number;
}

const snapshots = createVersionedCache<Arranged>((db, name, known) => loadSnapshot(db, name as StorefrontCode, known));

/**
 * A storefront's catalogue, at least as new as `version`. The version comes from the database
 * with every request, so that no process sells by an older catalogue than another one.
 */
export const snapshotAt = ({ storefront, ...request }: SnapshotRequest): Promise<Snapshot> =>
  snapshots.at({ ...request, name: storefront });

/**
 * A storefront's catalogue for who only looks: the older one serves while thousands of products are read.
 * Nobody may keep what was made of it, as `newer` comes later.
 */
export const browsableAt = async ({
  storefront,
  ...request
}: SnapshotRequest): Promise<{ snapshot: Snapshot; newer?: Promise<Snapshot> }> => {
  const { value: snapshot, newer } = await snapshots.staleWhileLoading({ ...request, name: storefront });
  return newer ? { snapshot, newer } : { snapshot };
};
