import { getStorefront } from "@giftshop/storefront-config";
import { postageFor } from "@giftshop/validation/postage";
import { revealCards } from "../../../money/giftcard/index.ts";
import { amountOf, type LineKind, type OrderRecord, type PostalAddress } from "../../../money/order/index.ts";
import { type PoolClient, prepared, together } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { envelopeLines } from "./envelope-lines.ts";

export interface PackedLine {
  id: number;
  kind: LineKind;
  title: string;
  quantity: number;
  /** Of one piece, minor units. */
  unitPrice: number;
}

export interface PackedCard {
  orderLine: number;
  number: string;
  pin: string;
  /** ISO 8601 date. */
  expiresOn: string;
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
  /** Of its order. */
  number: string;
  /** Name of the storefront. */
  storefront: string;
  currency: string;
  /** As the buyer has paid for. */
  postage: ReturnType<typeof postageFor>;
  /** As it is written on the envelope. */
  address: readonly string[];
  packages: readonly PackedPackage[];
  /** By order line, the cards of one line in the order in which they were made. */
  cards: readonly PackedCard[];
}

const addressOf = prepared<PostalAddress, [string]>(
  "parcel-address",
  `select first_name as "firstName", last_name as "lastName", company_name as "companyName", country_code as "countryCode",
     post_code as "postCode", house_number as "houseNumber", suffix, street, city, address_line2 as "addressLine2",
     phone_number as "phoneNumber"
   from order_address where order_id = $1`,
);
const packagesOf = prepared<PackedPackage, [string, Date]>(
  "parcel-packages",
  `select p.recipient_name as "recipientName", p.message,
     (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'title', l.title, 'quantity', l.quantity, 'unitPrice', l.unit_price)
        order by l.position) from order_line l where l.package = p.id) as lines
   from delivery d join order_package p on p.id = d.package where d.order_id = $1 and d.state = 'PREPARING'
     and (d.due_at is null or d.due_at <= $2) order by p.position`,
);

/** What of the order waits to be packed. Codes of its cards are decrypted here, and each time is logged. Under the order's lock. */
export const readParcel = async (
  client: PoolClient,
  { id, number, storefront, currency }: OrderRecord,
  { clock, environment }: Pick<Services, "clock" | "environment">,
): Promise<PackedParcel> => {
  const [address, packages] = await together(addressOf.first(client, id), packagesOf.all(client, id, clock.now()));
  if (address === undefined) throw new Error(`The parcel of the order ${id} goes nowhere.`);
  const lines = packages.flatMap((one) => one.lines).filter(({ kind }) => kind === "GIFTCARD");
  const lineIds = lines.map((line) => line.id);
  const cards = await revealCards(client, lineIds, "dispatch.print", clock.now(), environment);
  const { name, limits, ...from } = getStorefront(storefront);
  const faceValue = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return {
    number,
    storefront: name,
    currency,
    postage: postageFor(faceValue, limits.registeredPostAbove),
    address: envelopeLines(address, from),
    packages,
    cards,
  };
};
