import { type ResultOf, readFragment } from "@giftshop/graphql";
import type { Gift } from "@giftshop/receivers/dialog";
import type { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { PackageLineFragment } from "./package-line.fragment.ts";

type Shipment = ResultOf<typeof OrderSummaryFragment>["shipments"][number];

type Line = ResultOf<typeof PackageLineFragment>;

/** How something comes to whom it is for; of a donation, and of cards that get their value, nothing does. */
export type Way = "email" | "post" | "donation" | "activation";

const ways: readonly Way[] = ["email", "post", "donation", "activation"];

const wayOf = (kind: Shipment["kind"], { giftcard: { product } }: Line): Way => {
  if (kind === "PHYSICAL") return "post";
  if (product.productType === "DONATION") return "donation";
  return product.productType === "GIFTCARD_BLANK" ? "activation" : "email";
};

/** What arrives the same way at the same time; each parcel is one. */
export interface Arrival extends Pick<Shipment, "id" | "kind" | "deliveryDate"> {
  way: Way;
  /** What its post costs. */
  postage: NonNullable<Shipment["totals"]>["adjustments"];
  /** The day that was chosen for it. */
  plan: Line["deliveryDate"];
  packages: readonly Line[];
}

/**
 * Shipments by how and when they arrive, a parcel by itself, with what it costs: every
 * e-mail for which no day was chosen comes within the hour, whatever day its shipment names.
 */
export const arrivalsOf = (shipments: readonly Shipment[]): readonly Arrival[] => {
  const arrivals = new Map<string, Arrival>();
  for (const { id: shipment, kind, deliveryDate, packages: all, totals } of shipments) {
    const lines = readFragment(PackageLineFragment, all);
    for (const way of ways) {
      const packages = lines.filter((line) => wayOf(kind, line) === way);
      if (packages.length === 0) continue;
      const plan = packages[0]?.deliveryDate ?? null;
      const id = way === "post" ? shipment : plan === null ? way : `${way} ${deliveryDate}`;
      const known = arrivals.get(id);
      const postage = totals?.adjustments ?? [];
      arrivals.set(
        id,
        known
          ? { ...known, packages: [...known.packages, ...packages] }
          : { id, kind, way, deliveryDate, plan, postage, packages },
      );
    }
  }
  return [...arrivals.values()];
};

/** The first packages of all arrivals, each with how it arrives. */
export const firstOf = (arrivals: readonly Arrival[], most: number): readonly Arrival[] => {
  let left = most;
  return arrivals.flatMap((arrival) => {
    const packages = arrival.packages.slice(0, left);
    left -= packages.length;
    return packages.length > 0 ? [{ ...arrival, packages }] : [];
  });
};

/** A package as the dialog *delivery receiver* sees it. */
export const giftOf = ({ id, recipient }: Pick<Line, "id" | "recipient">, kind: Arrival["kind"]): Gift => ({
  id,
  recipient,
  digital: kind === "DIGITAL",
});

/** All gifts for the receiver of one, that one among them; of the buyer's own that one alone. */
export const theirsOf = (arrivals: readonly Arrival[], gift: Gift): readonly Gift[] => {
  if (!gift.recipient) return [gift];
  const told = JSON.stringify(gift.recipient);
  const all = arrivals.flatMap(({ kind, packages }) => packages.map((line) => giftOf(line, kind)));
  return all.filter(({ recipient }) => JSON.stringify(recipient) === told);
};
