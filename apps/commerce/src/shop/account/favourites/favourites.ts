import { isUuid } from "@giftshop/storefront-config";
import { inTransaction } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { limit } from "../../../platform/limit.ts";
import { type CatalogueView, viewOf } from "../../catalogue/snapshot/view.ts";
import type { CatalogueProduct } from "../../catalogue/types.ts";
import { isRowId } from "../judge.ts";
import { requireSession } from "../signing-in/signed-in.ts";
import { addFavourites, listFavourites, noteList, removeFavourite, trimFavourites } from "./favourites-table.ts";

/** The most gift cards that one list holds; an older one makes room for a newer. */
const most = 200;
/** The most that a browser may name at once. */
const mostNamed = 100;
const changes = { name: "account-favourites", points: 300, seconds: 900 };

/** Gift cards that somebody keeps for later, as far as the storefront sells them. */
export interface Favourites {
  /** Whether they are an account's, not the browser's. */
  ofAccount: boolean;
  /** The latest first. */
  products: CatalogueProduct[];
  view: CatalogueView;
}

const soldOf = async (scope: Scope, ids: readonly number[], ofAccount: boolean): Promise<Favourites> => {
  const view = await viewOf(scope);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: CatalogueProduct): number => places.get(id) ?? 0;
  const products = view.snapshot.products.filter(({ id }) => places.has(id));
  return { ofAccount, products: products.sort((one, other) => placeOf(one) - placeOf(other)), view };
};

const ofAccount = async (scope: Scope, account: string): Promise<Favourites> => {
  const rows = await listFavourites.all(scope.services.pool, account);
  return soldOf(
    scope,
    rows.map(({ product }) => product),
    true,
  );
};

/** Ids of a browser's list; what is none counts for nothing, as it may have been kept for months. */
const named = (products: readonly (string | number)[]): number[] =>
  products
    .map(String)
    .filter((id) => isRowId(id) && Number(id) < 2 ** 31)
    .slice(0, mostNamed)
    .map(Number);

/** `favourites`: of who is signed in the account's, else those that the browser names. */
export const favourites = async (products: readonly (string | number)[], scope: Scope): Promise<Favourites> => {
  const signedIn = await scope.session.find(scope.services.pool);
  return signedIn ? ofAccount(scope, signedIn.account) : soldOf(scope, named(products), false);
};

interface Change {
  product: string | number;
  favourite: boolean;
}

/**
 * `setFavourite`: whether the account keeps a gift card; again changes
 * nothing. Throws 1002, 2202, and `productNotFound` for what is not sold here.
 */
export const setFavourite = async ({ product, favourite }: Change, scope: Scope): Promise<Favourites> => {
  const { pool, clock } = scope.services;
  const { account } = await requireSession(scope);
  await limit(scope, changes, account);
  const [id] = named([product]);
  if (id === undefined) throw new Failure("productNotFound", "product");
  if (favourite) {
    const { snapshot } = await viewOf(scope);
    if (!snapshot.products.some((sold) => sold.id === id)) throw new Failure("productNotFound", "product");
    await addFavourites.run(pool, account, [id], clock.now());
    await trimFavourites.run(pool, account, most);
  } else {
    await removeFavourite.run(pool, account, id);
  }
  return ofAccount(scope, account);
};

interface BrowserList {
  list: string | number;
  products: readonly (string | number)[];
}

/**
 * `mergeFavourites`: takes a browser's list into the account, each list once, so that nothing taken out
 * meanwhile comes back.
 *
 * @throws 1002, 1110 for a list that is no UUID, 2202
 */
export const mergeFavourites = async ({ list, products }: BrowserList, scope: Scope): Promise<Favourites> => {
  const { pool, clock } = scope.services;
  const { account } = await requireSession(scope);
  await limit(scope, changes, account);
  const id = String(list).toLowerCase();
  if (!isUuid(id)) throw new Failure("notAnOption", "list");
  const { products: sold } = await soldOf(scope, named(products), true);
  // The browser's latest stands first; rows are added in the order in which they were kept.
  const kept = sold.map((product) => product.id).reverse();
  await inTransaction(pool, async (client) => {
    if ((await noteList.first(client, account, id, clock.now())) === undefined) return;
    await addFavourites.run(client, account, kept, clock.now());
    await trimFavourites.run(client, account, most);
  });
  return ofAccount(scope, account);
};
