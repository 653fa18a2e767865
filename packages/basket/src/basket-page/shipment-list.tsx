import { Fragment } from "react";
import { Shipment } from "../shipment/shipment.tsx";
import type { Basket } from "./basket.fragment.ts";
import * as styles from "./basket-page.css.ts";
import type { BasketContext } from "./basket-setting.ts";
import { RemovedNotice } from "./removed-notice.tsx";
import type { BasketState } from "./use-basket.ts";

export interface ShipmentListProps {
  context: BasketContext;
  state: BasketState;
  shipments: Basket["shipments"];
}

/** Everything that travels, and what was just taken out in the place where it stood. */
export const ShipmentList = ({ context, state, shipments }: ShipmentListProps) => {
  const place = state.removed?.place;
  const stillThere = shipments.some(({ id }) => id === place?.shipmentId);
  const gap = place && !stillThere ? Math.min(place.shipment, shipments.length) : undefined;
  const notice = state.removed && <RemovedNotice context={context} state={state} />;
  return (
    <div className={styles.shipments}>
      {state.removed && !place && notice}
      {shipments.map((shipment, index) => (
        <Fragment key={shipment.id}>
          {gap === index && notice}
          <Shipment
            context={context}
            state={state}
            shipment={shipment}
            alone={shipments.length === 1 && shipment.packages.length === 1}
            removed={place?.shipmentId === shipment.id ? { line: place.line, notice } : undefined}
          />
        </Fragment>
      ))}
      {gap === shipments.length && notice}
    </div>
  );
};
