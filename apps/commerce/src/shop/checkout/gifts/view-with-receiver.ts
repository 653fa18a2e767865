import type { GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";

/** Who gets a gift, as it was typed. */
export interface Receiver {
  name: string;
  lastName?: string | undefined;
  email: string;
}

/** First and last name. */
export const wholeName = ({ name, lastName }: Receiver): string => (lastName ? `${name} ${lastName}` : name);

/** What the buyer's pages show of an order, with another receiver of one package. */
export const viewWithReceiver = (view: GiftcardOrderView, tag: string, receiver: Receiver): GiftcardOrderView => {
  const name = wholeName(receiver);
  const { email } = receiver;
  const recipient = { name, firstName: receiver.name, lastName: receiver.lastName ?? null, email };
  return {
    ...view,
    shipments: view.shipments.map((shipment) => ({
      ...shipment,
      packages: shipment.packages.map((item) => (`${item.id}` === tag ? { ...item, recipient } : item)),
    })),
    packagesGroups: view.packagesGroups.map((group) =>
      `${group.packageId}` === tag ? { ...group, receiverTitle: name, receiverDescription: email } : group,
    ),
  };
};
