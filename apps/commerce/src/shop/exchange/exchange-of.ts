import type { CardBalance } from "../../money/giftcard/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { exchangedFor } from "../catalogue/exchange.ts";
import { soldVariations } from "../catalogue/present.ts";
import type { CatalogueProduct, Snapshot } from "../catalogue/types.ts";
import { type ExchangePage, pagesOfLines } from "./pages.ts";

/** What a card is exchanged as; two cards are of one kind where product and page are equal. */
export interface Exchange {
  /** The choice card that it is. */
  product: CatalogueProduct;
  /** The page of the company that gave it. */
  page: ExchangePage | undefined;
}

/** Why a card is not exchanged: it is a brand's own, or what it was sold as is not known any more. */
export type NoExchange = "cardNotRedeemable" | "cardWithoutBrand";

const exchangeOfProduct = (
  { choice }: Snapshot,
  product: CatalogueProduct | undefined,
  page: ExchangePage | undefined,
): Exchange | NoExchange => {
  if (product === undefined) return "cardWithoutBrand";
  // A box of blank cards holds the shop's own card.
  const sold = product.type === "GIFTCARD_BLANK" ? choice : product;
  if (sold === undefined) return "cardWithoutBrand";
  return sold.page === "CHOICE" ? { product: sold, page } : "cardNotRedeemable";
};

/** A gift card with the page of the company that gave it. */
export type PagedCard = CardBalance & { page: ExchangePage | null };

/** What a card is exchanged as. */
export const exchangeOfCard = (
  snapshot: Snapshot,
  { variation, given, page }: Pick<PagedCard, "variation" | "given" | "page">,
): Exchange | NoExchange => {
  // What nobody bought is given as the shop's own card.
  const product = given ? snapshot.choice : snapshot.byVariation.get(variation ?? -1)?.product;
  return exchangeOfProduct(snapshot, product, page ?? undefined);
};

/** What cards are exchanged as, by card. */
export const exchangesOf = async (
  db: Queryable,
  snapshot: Snapshot,
  cards: readonly Pick<CardBalance, "id" | "orderLine" | "variation" | "given">[],
): Promise<ReadonlyMap<number, Exchange | NoExchange>> => {
  if (cards.length === 0) return new Map();
  const pages = await pagesOfLines(
    db,
    cards.map(({ orderLine }) => orderLine),
  );
  return new Map(
    cards.map((card) => [card.id, exchangeOfCard(snapshot, { ...card, page: pages.get(card.orderLine) ?? null })]),
  );
};

const known = new WeakMap<Snapshot, readonly CatalogueProduct[]>();

const isDonation = (product: CatalogueProduct): boolean =>
  product.type === "DONATION" && soldVariations(product).length > 0;

/** Everything that a choice card may be spent on, cards and donations, in the catalogue's order. */
const everything = (snapshot: Snapshot): readonly CatalogueProduct[] => {
  const cards = new Set(exchangedFor(snapshot));
  const all = known.get(snapshot) ?? snapshot.products.filter((product) => cards.has(product) || isDonation(product));
  known.set(snapshot, all);
  return all;
};

/**
 * What may be had for a card without a page, or for one of
 * a company: of the cards the company's brands alone.
 */
export const exchangeable = (snapshot: Snapshot, page?: ExchangePage): readonly CatalogueProduct[] => {
  const all = everything(snapshot);
  if (page === undefined || page.brands.length === 0) return all;
  const brands = new Set(page.brands);
  return all.filter(({ path, type }) => type === "DONATION" || brands.has(path));
};

/** The least that an exchange may leave on its cards, unless nothing is left; minor units. */
export const minimumLeft = ({ product }: Exchange): number => product.redeem?.minimumRemainingBalance ?? 0;
