import type { Storefront } from "@giftshop/storefront-config";
import type { DeliveryPlan } from "@giftshop/storefront-config/delivery";
import { type CardShare, cardsJson, sharesJson } from "../../../money/giftcard/index.ts";
import {
  type LiveOrder,
  type LiveOrderJson,
  liveOrderJson,
  liveOrderOf,
  type PostalAddress,
  pendingOrder,
} from "../../../money/order/index.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { type VisitorKey, visitorIs } from "../../../platform/graphql/visitor-key.ts";
import type { Services } from "../../../platform/services.ts";
import { snapshotAt } from "../../catalogue/snapshot/snapshot.ts";
import type { Snapshot } from "../../catalogue/types.ts";
import type { PagedCard } from "../../exchange/exchange-of.ts";
import { pageJson } from "../../exchange/pages.ts";
import { withHeld } from "../cards.ts";
import type { Free } from "../limits.ts";
import type { BasketLine, Recipient } from "../types.ts";

/** A basket and everything it is judged by, as of one moment. */
export interface Cart {
  cartId: number;
  visitorId: number;
  version: number;
  lines: readonly BasketLine[];
  free: Free;
  snapshot: Snapshot;
  soldOut: ReadonlySet<number>;
  /** Gift cards that are to pay for it, the one that expires first before the others. */
  cards: readonly PagedCard[];
  /** The order of it that waits for payment. */
  live: LiveOrder | undefined;
}

interface StoredLine {
  id: number;
  quantity: number;
  variation: number;
  value: number;
  recipientName: string | null;
  recipientLastName: string | null;
  recipientEmail: string | null;
  handOver: boolean;
  delivery: PostalAddress | null;
  message: string | null;
  wrapper: number | null;
  giftPacking: number | null;
  plan: DeliveryPlan | null;
  remainder: boolean;
}

interface State {
  catalogueVersion: number;
  soldOut: number[];
  free: { variation: number; free: number }[];
  lines: StoredLine[];
  cards: PagedCard[];
  held: CardShare[];
  live: LiveOrderJson | null;
}

type Row = State & Pick<Cart, "cartId" | "visitorId" | "version">;

/**
 * Lines, stock, gift cards and the catalogue's state, with `$3` about to be added; pieces of unpaid orders
 * count as there, as placing the order tells.
 */
const state = `
  coalesce((select version from catalogue_version where storefront = $2), 0) as "catalogueVersion",
  array(select variation_id from variation_stock where storefront = $2 and on_hand = reserved) as "soldOut",
  (select coalesce(json_agg(json_build_object('variation', s.variation_id,
      'free', s.on_hand)), '[]') from variation_stock s
    where s.variation_id in (select variation from cart_package where cart = basket.id union all select $3::bigint)) as free,
  ${cardsJson("select card from cart_card where cart = basket.id", `, ${pageJson("c.order_line")} as page`)} as cards,
  ${sharesJson(pendingOrder("basket.id"))} as held,
  ${liveOrderJson("basket.id")} as live,
  (select coalesce(json_agg(json_build_object('id', id, 'quantity', quantity, 'variation', variation, 'value', value,
      'recipientName', recipient_name, 'recipientLastName', recipient_last_name,
      'recipientEmail', recipient_email, 'handOver', hand_over, 'delivery', delivery, 'message', message, 'wrapper', wrapper,
      'giftPacking', gift_packing, 'plan', delivery_plan, 'remainder', of_remainder) order by id), '[]') from cart_package where cart = basket.id) as lines`;

const selectOpen = prepared<Row, [number | null, string, number | null, Buffer | null]>(
  "cart-select",
  `select basket.id as "cartId", basket.version, basket.visitor as "visitorId", ${state} from cart basket
   where basket.visitor = ${visitorIs("$1", "$4")} and basket.storefront = $2 and basket.order_id is null`,
);

const recipientOf = (stored: StoredLine): Recipient | undefined =>
  stored.recipientName === null
    ? undefined
    : {
        name: stored.recipientName,
        lastName: stored.recipientLastName ?? undefined,
        email: stored.recipientEmail ?? undefined,
        handOver: stored.handOver,
        address: stored.delivery ?? undefined,
      };

const lineOf = (stored: StoredLine, { byVariation, extras }: Snapshot): BasketLine => {
  const found = byVariation.get(stored.variation);
  if (found === undefined) throw new Error(`The basket's variation ${stored.variation} is not of its storefront.`);
  return {
    packageId: stored.id,
    ...found,
    value: stored.value,
    quantity: stored.quantity,
    recipient: recipientOf(stored),
    message: stored.message ?? undefined,
    wrapper: stored.wrapper === null ? undefined : extras.get(stored.wrapper),
    giftPacking: stored.giftPacking === null ? undefined : extras.get(stored.giftPacking),
    plan: stored.plan ?? undefined,
    remainder: stored.remainder,
  };
};

interface CartRequest {
  services: Pick<Services, "pool">;
  db: Queryable;
  storefront: Storefront;
}

const complete = async ({ services, db, storefront }: CartRequest, row: Row): Promise<Cart> => {
  const { cartId, visitorId, version, catalogueVersion, live } = row;
  const { code } = storefront;
  const snapshot = await snapshotAt({ owner: services.pool, db, storefront: code, version: catalogueVersion });
  return {
    cartId,
    visitorId,
    version,
    snapshot,
    soldOut: new Set(row.soldOut),
    free: new Map(row.free.map(({ variation, free }) => [variation, free])),
    lines: row.lines.map((line) => lineOf(line, snapshot)),
    cards: withHeld(row.cards, row.held),
    live: live ? liveOrderOf(live) : undefined,
  };
};

/**
 * The visitor's basket without a lock, or `undefined` where nothing was ever put in.
 *
 * @param adding a variation whose stock matters too
 */
export const readCart = async (
  request: CartRequest,
  { id, token }: VisitorKey,
  adding: number | null = null,
): Promise<Cart | undefined> => {
  const row = await selectOpen.first(request.db, id, request.storefront.code, adding, token);
  return row && complete(request, row);
};
