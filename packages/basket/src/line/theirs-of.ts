import { type ResultOf, readFragment } from "@giftshop/graphql";
import type { Basket } from "../basket-page/basket.fragment.ts";
import { ShipmentFragment } from "../shipment/shipment.fragment.ts";
import { LineFragment } from "./line.fragment.ts";

type Line = ResultOf<typeof LineFragment>;

/**
 * All gifts of the basket for the receiver of one, that one
 * among them; of the buyer's own gifts that one alone.
 */
export const theirsOf = (basket: Basket | undefined, line: Line): readonly Line[] => {
  const { recipient } = line;
  if (!recipient || !basket) return [line];
  const all = basket.shipments.flatMap((shipment) =>
    readFragment(ShipmentFragment, shipment).packages.map((one) => readFragment(LineFragment, one)),
  );
  const same = all.filter((one) => one.id === line.id || JSON.stringify(one.recipient) === JSON.stringify(recipient));
  return same.some(({ id }) => id === line.id) ? same : [line];
};
