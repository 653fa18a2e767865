const picture = /^\/media\/([0-9a-f]{16})[0-9a-f]{16}\.svg$/;

/** Most pictures of one sheet; commerce refuses more. */
const most = 24;

const sheet = (urls: readonly string[]): string[] => {
  const parts = urls.map((url) => picture.exec(url)?.[1]);
  if (urls.length < 2 || parts.includes(undefined)) return [...urls];
  const address = `/media/faces/${parts.join(".")}.svg`;
  return urls.map((_, index) => `${address}#f${index}`);
};

/**
 * Gives the pictures of a list new addresses within one file, so that a browser asks once for all of them. The file is made
 * by commerce and named by its content: half of each picture's hash, in the order of the list.
 *
 * @param urls addresses as commerce gives them; a list with another address among them keeps its own
 */
export const inOneSheet = (urls: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(urls.length / most) }, (_, index) =>
    sheet(urls.slice(index * most, (index + 1) * most)),
  ).flat();
