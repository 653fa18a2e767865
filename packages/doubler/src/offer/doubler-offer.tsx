import type { Shop } from "@giftshop/storefront-config";
import { OfferHost } from "./offer-host.tsx";

/** Offers the draw for a card whose balance was just checked; nothing where the shop has no draw. */
export const DoublerOffer = ({ shop }: { shop: Shop }) =>
  shop.storefront.toggles.doubler ? <OfferHost shop={shop.data} /> : null;
