import { getStorefront } from "@giftshop/storefront-config";
import { packBlankCards } from "../../../money/giftcard/index.ts";
import type { OrderRecord } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { imageOf, titleOf } from "../../catalogue/present.ts";
import { type CatalogueView, readView } from "../../catalogue/snapshot/view.ts";

interface Box {
  id: number;
  variation: number | null;
  title: string;
  quantity: number;
}

/**
 * A blank card is the storefront's own card, which is good
 * for all; where it sells none, it looks like its box.
 */
const lookOf = (catalogue: CatalogueView, { variation, title }: Box) => {
  const box = catalogue.snapshot.byVariation.get(variation ?? -1)?.product;
  const card = catalogue.snapshot.products.find(({ page }) => page === "CHOICE") ?? box;
  const image = card === undefined ? { url: "", alt: title } : imageOf(catalogue, card);
  return {
    size: box?.packSize ?? 0,
    title: card === undefined ? title : titleOf(catalogue, card),
    imageUrl: image.url,
    imageAlt: image.alt,
    backgroundColor: card?.backgroundColor ?? "",
  };
};

/** Makes numbers and dead PINs of the cards in an order's boxes, once. Under the order's lock. */
export const packBoxes = async (
  client: PoolClient,
  order: OrderRecord,
  boxes: readonly Box[],
  services: Pick<Services, "pool" | "clock" | "environment">,
): Promise<void> => {
  const { storefront: code, legalEntity, currency, language } = order;
  const storefront = getStorefront(code);
  const catalogue = await readView(services, { storefront, language }, client);
  const cards = boxes.flatMap((box) => {
    const { size, ...look } = lookOf(catalogue, box);
    if (size === 0) throw new Error(`Nobody says how many cards are in the box of the order line ${box.id}.`);
    return Array.from({ length: size * box.quantity }, (_, n) => ({ orderLine: box.id, n, ...look }));
  });
  const policy = { storefront: code, group: storefront.group, legalEntity, currency };
  await packBlankCards(client, cards, policy, services.environment);
};
