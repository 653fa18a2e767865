/** Where a part is seen: its middle, and its size. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places of a wrapping that stands open. */
export interface Lain {
  /** The body of the gift, and the edge that its card comes over. */
  body: Place;
  edge: Place;
  table: Place;
}

/** Places of the same parts in the page of what was in it. */
interface Lies {
  face: Place;
  sheet: Place;
  table: Place;
}

/** How much of the wrapping's width a card takes that is in it. */
const share = 0.84;

/** How much higher than itself a card is with its tag; `reveal.css.ts` cuts it off there, too. */
const withTag = 1.15;

/** The upper edge of a part. */
export const topOf = ({ y, height }: Place): number => y - height / 2;

/** How far the parts of an opened page are from where they lay, in pixels, and how much smaller they were. */
export const distancesOf = ({ body, edge, table: before }: Lain, { face, sheet, table }: Lies) => {
  const faceSize = Math.min(1, (share * edge.width) / face.width);
  const height = faceSize * face.height;
  return {
    lengths: {
      faceX: edge.x - face.x,
      faceY: topOf(edge) + (withTag - 0.5) * height - face.y,
      faceMiddle: body.y - face.y,
      rise: -withTag * height,
      sheetX: body.x - sheet.x,
      sheetY: body.y - sheet.y,
      tableY: topOf(before) - topOf(table),
    },
    sizes: {
      faceSize,
      sheetWidth: body.width / sheet.width,
      sheetHeight: body.height / sheet.height,
      tableSize: before.height / table.height,
    },
  };
};
