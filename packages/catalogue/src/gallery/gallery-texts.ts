/** What is drawn around the face of a product. */
export type Drawing = "card" | "mail" | "confirmation" | "post" | "box";

/**
 * A picture of the product page beside the live one, and what
 * it is called: drawn around the face, or a file of its own.
 */
export type FurtherPicture = { name: string } & ({ drawing: Drawing } | { url: string });

/** The product page's pictures beside the live one, and the words around them; serialisable. */
export interface GalleryTexts {
  label: string;
  /** Name of a thumbnail; keeps its placeholders. */
  thumbnail: string;
  pictures: readonly FurtherPicture[];
}
