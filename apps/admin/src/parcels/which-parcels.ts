interface Leaving {
  leavesBy: string;
  overdue: boolean;
  registered: boolean;
}

/** What a packer looks at: all, what has to leave today, what should have left, what is signed for. */
export const parcelKinds = ["ALL", "TODAY", "OVERDUE", "REGISTERED"] as const;

export type ParcelKind = (typeof parcelKinds)[number];

/** Whether a parcel is one of them; today ends at midnight where the packer is. */
export const isOfKind = ({ leavesBy, overdue, registered }: Leaving, kind: ParcelKind, now: Date): boolean => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const kinds = { ALL: true, TODAY: new Date(leavesBy) < midnight, OVERDUE: overdue, REGISTERED: registered };
  return kinds[kind];
};
