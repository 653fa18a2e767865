import { getStorefront } from "@giftshop/storefront-config";
import { postageFor } from "@giftshop/validation/postage";
import { revealCards } from "../../../money/giftcard/index.ts";
import { amountOf, type LineKind, type OrderRecord, readAddresses } from "../../../money/order/index.ts";
import { type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { envelopeLines } from "./envelope-lines.ts";
import { packBoxes } from "./pack-boxes.ts";
import { parcelName } from "./parcel-name.ts";

export interface PackedLine {
  id: number;
  kind: LineKind;
  /** In the catalogue; null of what is around a gift. */
  variation: number | null;
  title: string;
  quantity: number;
  /** Price of one piece, minor units. */
  unitPrice: number;
}

export interface PackedCard {
  orderLine: number;
  number: string;
  pin: string;
  /** ISO 8601 date; null of a blank card. */
  expiresOn: string | null;
}

/** One present of a parcel. */
export interface PackedPackage {
  /** Null: it is the buyer's own, or for whoever the parcel goes to. */
  recipientName: string | null;
  /** The giver's note. */
  message: string | null;
  lines: readonly PackedLine[];
}

/** All that a packer needs. */
export interface PackedParcel {
  /** Its name: the order's number, and which of its parcels. */
  number: string;
  /** Name of the storefront. */
  storefront: string;
  currency: string;
  /** Postage that the buyer has paid. */
  postage: ReturnType<typeof postageFor>;
  /** Lines of the envelope. */
  address: readonly string[];
  packages: readonly PackedPackage[];
  /** Cards by order line, each line's in the order in which they were made. */
  cards: readonly PackedCard[];
}

interface WaitingPackage extends PackedPackage {
  address: number;
}

const packagesOf = prepared<WaitingPackage, [string, Date, number | null]>(
  "parcel-packages",
  `select p.address, p.recipient_name as "recipientName", p.message,
     (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'variation', l.variation, 'title', l.title, 'quantity', l.quantity, 'unitPrice', l.unit_price)
        order by l.position) from order_line l where l.package = p.id) as lines
   from delivery d join order_package p on p.id = d.package where d.order_id = $1 and d.state = 'PREPARING'
     and (d.due_at is null or d.due_at <= $2) and ($3::int is null or p.address = $3) order by p.address, p.position`,
);

interface Reading extends Pick<Services, "pool" | "clock" | "environment"> {
  /** Place of the one address that is asked for. */
  address: number | undefined;
}

/**
 * What of the order waits to be packed, address by address; blank cards are made now, under its lock.
 * Codes of its cards are decrypted here, and each time is logged.
 */
export const readParcels = async (
  client: PoolClient,
  order: OrderRecord,
  reading: Reading,
): Promise<PackedParcel[]> => {
  const { id, number, storefront, currency } = order;
  const { clock, environment, address } = reading;
  const [addresses, packages] = await pipelined(
    readAddresses(client, id),
    packagesOf.all(client, id, clock.now(), address ?? null),
  );
  const all = packages.flatMap((one) => one.lines);
  const boxes = all.filter(({ kind }) => kind === "GIFTCARD_BLANK");
  if (boxes.length > 0) await packBoxes(client, order, boxes, reading);
  const lineIds = all.filter(({ kind }) => kind === "GIFTCARD" || kind === "GIFTCARD_BLANK").map((line) => line.id);
  const cards = await revealCards(client, lineIds, "dispatch.print", clock.now(), environment);
  const { name, limits, ...from } = getStorefront(storefront);
  return [...Map.groupBy(packages, (one) => one.address)].map(([position, packed]) => {
    const to = addresses.find((one) => one.position === position);
    if (to === undefined) throw new Error(`A parcel of the order ${id} goes nowhere.`);
    const lines = packed.flatMap((one) => one.lines);
    const faceValue = lines.filter(({ kind }) => kind === "GIFTCARD").reduce((sum, line) => sum + amountOf(line), 0);
    return {
      number: parcelName(number, position, addresses.length > 1),
      storefront: name,
      currency,
      postage: postageFor(faceValue, limits.registeredPostAbove),
      address: envelopeLines(to, from),
      packages: packed,
      cards: cards.filter(({ orderLine }) => lines.some((line) => line.id === orderLine)),
    };
  });
};
