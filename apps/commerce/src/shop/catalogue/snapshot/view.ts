import type { Language, Storefront } from "@giftshop/storefront-config";
import { prepared, type Queryable, sharedRead } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Snapshot } from "../types.ts";
import { catchUp } from "./catch-up.ts";
import { browsableAt, snapshotAt } from "./snapshot.ts";

/** The catalogue as one request sees it. */
export interface CatalogueView {
  snapshot: Snapshot;
  storefront: Storefront;
  language: Language;
  now: Date;
  /** Variations of which nothing is left to order. */
  soldOut: ReadonlySet<number>;
}

const selectState = prepared<{ version: number; soldOut: number[] }, [string]>(
  "catalogue-state",
  `select coalesce((select version from catalogue_version where storefront = $1), 0) as version,
    array(select variation_id from variation_stock where storefront = $1 and on_hand = reserved) as "soldOut"`,
);

interface State {
  version: number;
  soldOut: ReadonlySet<number>;
}

const readState = async (db: Queryable, code: string): Promise<State> => {
  const state = await selectState.first(db, code);
  if (state === undefined) throw new Error("The catalogue's state cannot be read.");
  return { version: state.version, soldOut: new Set(state.soldOut) };
};

/** Outside of transactions: visitors who come together share it. */
const sharedState = sharedRead(readState);

/**
 * Version and stock of a storefront now, with the catalogue of that version, in one statement while that is
 * known.
 */
export const readView = async (
  services: Pick<Services, "pool" | "clock">,
  { storefront, language }: { storefront: Storefront; language: Language },
  db: Queryable = services.pool,
): Promise<CatalogueView> => {
  const { version, soldOut } = await (db === services.pool ? sharedState : readState)(db, storefront.code);
  const snapshot = await snapshotAt({ owner: services.pool, db, storefront: storefront.code, version });
  return { snapshot, storefront, language, now: services.clock.now(), soldOut };
};

/** The catalogue for who looks around and buys nothing: see {@link browsableAt} for how old it may be. */
export const viewOf = async (scope: Scope): Promise<CatalogueView> => {
  const { services, storefront, language } = scope;
  const db = services.pool;
  const { version, soldOut } = await sharedState(db, storefront.code);
  const { snapshot, newer } = await browsableAt({ owner: db, db, storefront: storefront.code, version });
  if (newer) catchUp(scope, newer);
  return { snapshot, storefront, language, now: services.clock.now(), soldOut };
};
