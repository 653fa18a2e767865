import type { SeedBrand, SeedProduct } from "@giftshop/seed";

/** Pictures of a product beside its card, as a row has them. */
export interface RowPictures {
  /** Names of pictures that are kept, or of files beside this one. */
  names?: readonly string[];
  /** What each of them shows, in their order. */
  alts?: Readonly<Record<string, readonly string[]>>;
}

/** What one row of a file of products says. Cells that are empty are not there. */
export interface ProductRow {
  /** Number of the row, as a spreadsheet counts. */
  row: number;
  storefront: string;
  /** Whether it is sold from now on; absent means yes. */
  sold?: boolean;
  /**
   * Name of a picture that is kept, or of a file beside this one; absent keeps the face that the brand has.
   */
  face?: string;
  pictures?: RowPictures;
  brand: Partial<SeedBrand>;
  product: Partial<SeedProduct>;
}
