import { type ResultOf, readFragment } from "@giftshop/graphql";
import type { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { PackageLineFragment } from "./package-line.fragment.ts";

type Shipment = ResultOf<typeof OrderSummaryFragment>["shipments"][number];

/** What arrives the same way at the same time. */
export interface Arrival extends Pick<Shipment, "id" | "kind" | "deliveryDate"> {
  /** The day that was chosen for it. */
  plan: ResultOf<typeof PackageLineFragment>["deliveryDate"];
  packages: readonly ResultOf<typeof PackageLineFragment>[];
}

/** Shipments by how and when they arrive: every e-mail for which no day was chosen comes within the hour, whatever day its shipment names. */
export function arrivalsOf(shipments: readonly Shipment[]): readonly Arrival[] {
  const arrivals = new Map<string, Arrival>();
  for (const { id, kind, deliveryDate, packages } of shipments) {
    const lines = readFragment(PackageLineFragment, packages);
    const plan = lines[0]?.deliveryDate ?? null;
    const key = kind === "DIGITAL" && plan === null ? kind : `${kind} ${deliveryDate}`;
    const known = arrivals.get(key);
    arrivals.set(
      key,
      known ? { ...known, packages: [...known.packages, ...lines] } : { id, kind, deliveryDate, plan, packages: lines },
    );
  }
  return [...arrivals.values()];
}
