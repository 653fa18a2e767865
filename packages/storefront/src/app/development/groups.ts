import type { BrandGroup } from "@giftshop/storefront-config";

export const groupNames: Record<BrandGroup, string> = {
  CB: "CB, the present on the kitchen table",
  CK: "CK, the party",
  GCS: "GCS, the concierge",
};

/** A colour of each house, to tell them apart at a glance. */
export const groupColors: Record<BrandGroup, string> = { CB: "#C2255C", CK: "#00796B", GCS: "#3B3BC4" };
