const picture = /^\/media\/([0-9a-f]{16})[0-9a-f]{16}\.svg$/;

/** Most pictures of one file; commerce refuses more. */
const most = 24;

type PlaceOf = (index: number, count: number) => string;

const part = (urls: readonly string[], folder: string, placeOf: PlaceOf): string[] => {
  const names = urls.map((url) => picture.exec(url)?.[1]);
  if (urls.length < 2 || names.includes(undefined)) return [...urls];
  return urls.map((_, index) => `/media/${folder}/${names.join(".")}.svg#${placeOf(index, urls.length)}`);
};

const parts = (urls: readonly string[], folder: string, placeOf: PlaceOf): string[] =>
  Array.from({ length: Math.ceil(urls.length / most) }, (_, index) =>
    part(urls.slice(index * most, (index + 1) * most), folder, placeOf),
  ).flat();

/**
 * Gives the pictures of a list new addresses within one file, so that a browser asks once for all of them. The file is made
 * by commerce and named by its content: half of each picture's hash, in the order of the list. A browser draws the file anew
 * for each; for cards `inOneColumn` costs less.
 *
 * @param urls addresses as commerce gives them; a list with another address among them keeps its own
 */
export const inOneSheet = (urls: readonly string[]): string[] => parts(urls, "faces", (index) => `f${index}`);

/**
 * The same for cards, which the page cuts out of the file itself: `…svg#2/16` is the third of sixteen that stand one below the
 * other (`facePicture` of ui-kit). The file is laid out once for all cards of one size.
 */
export const inOneColumn = (urls: readonly string[]): string[] =>
  parts(urls, "cards", (index, count) => `${index}/${count}`);
