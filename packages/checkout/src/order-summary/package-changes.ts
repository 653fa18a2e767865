import type { DayPlan } from "@giftshop/delivery-date/text";
import type { ResultOf } from "@giftshop/graphql";
import type { Gift, ReceiverActions } from "@giftshop/receivers/dialog";
import type { PackageLineFragment } from "./package-line.fragment.ts";

/** Changes the day of a package; answers why that was refused. */
export type ChoosePackageDay = (packageId: string, plan: DayPlan | null) => Promise<number | undefined>;

/** What can be changed of a package in its place. */
export interface PackageChanges {
  chooseDay: ChoosePackageDay;
  receivers: ReceiverActions;
  /** All gifts of the receiver of one. */
  theirsOf(gift: Gift): readonly Gift[];
}

/** A package of which something is changed. */
export interface ChangedPackage {
  line: ResultOf<typeof PackageLineFragment>;
  /** How it travels. */
  kind: "DIGITAL" | "PHYSICAL";
  changes: PackageChanges;
}
