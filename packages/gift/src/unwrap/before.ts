/**
 * Custom properties of an opened gift's page, by which its parts start where they lay in the wrapping: pixels
 * from their own place, and parts of their own size.
 */
export const before = {
  /** The face: aside of its place, below the edge that it comes over, with its middle on the gift's. */
  faceX: "--face-x",
  faceY: "--face-y",
  faceMiddle: "--face-middle",
  faceSize: "--face-size",
  /** How far it has to rise until it is out. */
  rise: "--rise",
  /** The paper, over the wrapping's body. */
  sheetX: "--sheet-x",
  sheetY: "--sheet-y",
  sheetWidth: "--sheet-width",
  sheetHeight: "--sheet-height",
  /** The table that all stands on. */
  tableY: "--table-y",
  tableSize: "--table-size",
} as const;
