import type { NamedPicture } from "./picture.ts";

/** Who vouches for the shop. All four are invented. */
export const trustMarkKinds = ["webshop", "commerce", "issuers", "retailers"] as const;
/**
 * A web-shop certification, an e-commerce mark, and two associations
 * of the gift card trade (specification section 2, footer).
 */
export type TrustMarkKind = (typeof trustMarkKinds)[number];

export interface TrustMark extends NamedPicture {
  kind: TrustMarkKind;
  /** Where the mark is explained, absolute; without one the mark is a picture only. */
  link?: string;
}

/** Where trust marks stand. A place may be empty. */
export interface TrustMarks {
  /** The footer, and pages that speak of trust. */
  general: readonly TrustMark[];
  /** The bar above the header, drawn for 24 px of height. */
  topbar: readonly TrustMark[];
  /** The footer's bottom row. */
  bottombar: readonly TrustMark[];
  /** The checkout's header, which has nothing beside these and the basket. */
  header: readonly TrustMark[];
}
