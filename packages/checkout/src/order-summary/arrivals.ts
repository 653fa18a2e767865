import { type ResultOf, readFragment } from "@giftshop/graphql";
import type { Gift } from "@giftshop/receivers/dialog";
import type { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { PackageLineFragment } from "./package-line.fragment.ts";

type Shipment = ResultOf<typeof OrderSummaryFragment>["shipments"][number];

/** What arrives the same way at the same time; each parcel is one. */
export interface Arrival extends Pick<Shipment, "id" | "kind" | "deliveryDate"> {
  /** What its post costs. */
  postage: NonNullable<Shipment["totals"]>["adjustments"];
  /** The day that was chosen for it. */
  plan: ResultOf<typeof PackageLineFragment>["deliveryDate"];
  packages: readonly ResultOf<typeof PackageLineFragment>[];
}

/**
 * Shipments by how and when they arrive, a parcel by itself, with what it costs: every
 * e-mail for which no day was chosen comes within the hour, whatever day its shipment names.
 */
export const arrivalsOf = (shipments: readonly Shipment[]): readonly Arrival[] => {
  const arrivals = new Map<string, Arrival>();
  for (const { id, kind, deliveryDate, packages, totals } of shipments) {
    const lines = readFragment(PackageLineFragment, packages);
    const plan = lines[0]?.deliveryDate ?? null;
    const key = kind === "PHYSICAL" ? id : plan === null ? kind : `${kind} ${deliveryDate}`;
    const postage = totals?.adjustments ?? [];
    const known = arrivals.get(key);
    arrivals.set(
      key,
      known
        ? { ...known, packages: [...known.packages, ...lines] }
        : { id, kind, deliveryDate, plan, postage, packages: lines },
    );
  }
  return [...arrivals.values()];
};

/** A package as the dialog *delivery receiver* sees it. */
export const giftOf = (
  { id, recipient }: Pick<ResultOf<typeof PackageLineFragment>, "id" | "recipient">,
  kind: Arrival["kind"],
): Gift => ({ id, recipient, digital: kind === "DIGITAL" });

/** All gifts for the receiver of one, that one among them; of the buyer's own that one alone. */
export const theirsOf = (arrivals: readonly Arrival[], gift: Gift): readonly Gift[] => {
  if (!gift.recipient) return [gift];
  const told = JSON.stringify(gift.recipient);
  const all = arrivals.flatMap(({ kind, packages }) => packages.map((line) => giftOf(line, kind)));
  return all.filter(({ recipient }) => JSON.stringify(recipient) === told);
};
