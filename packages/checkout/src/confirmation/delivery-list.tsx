import { readFragment } from "@giftshop/graphql";
import { useSend } from "@giftshop/graphql/react";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { Button } from "@giftshop/ui-kit/button";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { ChangeOrderDay } from "./change-order-day.mutation.ts";
import * as styles from "./confirmation.css.ts";
import type { OrderDetails } from "./confirmation-order.query.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";
import { DeliveryProgress } from "./delivery-progress.tsx";

/** How many stand below each other at first, and come with each press. */
const step = 20;

export interface DeliveryListProps {
  /** Its uuid. */
  order: string;
  details: OrderDetails;
  paid: boolean;
  /** Asks for the order again. */
  reload(): Promise<unknown>;
}

/** A package as it was dressed, and where that is posted to. */
const inPackage = ({ order: { shipments }, giftBatch }: OrderDetails, id: string) => {
  for (const { deliveryAddress, packages } of shipments) {
    // Gifts of a list are shown together, however many have one value.
    const pack = packages.find((one) => one.id === id || giftBatch === "EMAIL" || giftBatch === "HAND");
    if (pack === undefined) continue;
    const gift = giftBatch ? { ...pack, giftcard: { ...pack.giftcard, qty: 1 } } : pack;
    return { gift, place: deliveryAddress ? addressOnOneLine(deliveryAddress) : undefined };
  }
  return { gift: undefined, place: undefined };
};

/**
 * The packages of an order: who gets each, where it goes, and how
 * far it has come. A few of very many at a time.
 */
export const DeliveryList = ({ order, details, paid, reload }: DeliveryListProps) => {
  const { t } = useCheckout();
  const { send } = useSend(ChangeOrderDay);
  const [shown, setShown] = useState(step);
  const deliveries = readFragment(DeliveryFragment, details.deliveries);
  const left = deliveries.length - shown;
  return (
    <>
      <ul className={styles.deliveries}>
        {deliveries.slice(0, shown).map((delivery) => {
          const { packageId, dayVersion } = delivery;
          return (
            <DeliveryProgress
              key={packageId}
              delivery={delivery}
              {...inPackage(details, packageId)}
              handedOver={details.giftBatch === "HAND"}
              paid={paid}
              order={order}
              reload={reload}
              onChooseDay={async (deliveryDate) => {
                const input = { orderUuid: order, packageId, dayVersion, deliveryDate };
                const { changeOrderDeliveryDate } = await send({ input });
                await reload();
                return changeOrderDeliveryDate.errors[0]?.code;
              }}
            />
          );
        })}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {t("confirmation.deliveries.more", { count: `${Math.min(step, left)}` })}
          </Button>
        </div>
      )}
    </>
  );
};
