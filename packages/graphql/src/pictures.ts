/** What is shown with a picture, as commerce gives it. */
interface Pictured {
  image: { url: string };
}

const picture = /^\/media\/([0-9a-f]{16})[0-9a-f]{16}\.svg$/;

/** Most pictures of one file; commerce refuses more. */
const most = 24;

type PlaceOf = (index: number, count: number) => string;

const inOneFile = <Item extends Pictured>(items: readonly Item[], folder: string, placeOf: PlaceOf): Item[] => {
  const names = items.map(({ image }) => picture.exec(image.url)?.[1]);
  if (items.length < 2 || names.includes(undefined)) return [...items];
  const file = `/media/${folder}/${names.join(".")}.svg`;
  return items.map((item, index) => ({
    ...item,
    image: { ...item.image, url: `${file}#${placeOf(index, items.length)}` },
  }));
};

const inFiles = <Item extends Pictured>(items: readonly Item[], folder: string, placeOf: PlaceOf): Item[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    inOneFile(items.slice(index * most, (index + 1) * most), folder, placeOf),
  ).flat();

/**
 * Gives the pictures of a list addresses within one file, which commerce makes and names by half of each
 * hash: one request for all. For many cards `inOneColumn` is drawn faster.
 *
 * @param items with addresses as commerce gives them; a list with another address among them keeps its own
 */
export const inOneSheet = <Item extends Pictured>(items: readonly Item[]): Item[] =>
  inFiles(items, "faces", (index) => `f${index}`);

/**
 * Lays out cards in one file, from which the page cuts them (`CardFace` of ui-kit): `…svg#2/16` is the third
 * of sixteen below one another.
 */
export const inOneColumn = <Item extends Pictured>(items: readonly Item[]): Item[] =>
  inFiles(items, "cards", (index, count) => `${index}/${count}`);
