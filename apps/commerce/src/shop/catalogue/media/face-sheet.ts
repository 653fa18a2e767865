/**
 * Size of a card in a sheet, user units; faces are drawn in
 * it (ISO/IEC 7810 ID-1, ten units to the millimetre).
 */
const [width, height] = [856, 540];
/** From one card to the next: room enough that no edge shows through when a browser rounds. */
const pitch = 560;

const root = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;

/** What cannot live beside other drawings: rules and movements that would reach over to them. */
const unsociable = /<(?:style|script|animate|set)\b/;

/**
 * Every name within a drawing, and every mention of one,
 * with `prefix` before it: two drawings may use the same.
 */
const withOwnNames = (content: string, prefix: string): string =>
  content.replace(/(\sid=["'])/g, `$1${prefix}-`).replace(/(\burl\(["']?#|\shref=["']#)/g, `$1${prefix}-`);

const place = (index: number): string => `y="${index * pitch}" width="${width}" height="${height}"`;

const cell = (svg: string, index: number): string => {
  const [, attributes = "", content = ""] = root.exec(svg) ?? [];
  if (content === "" || unsociable.test(svg)) {
    return `<image ${place(index)} href="data:image/svg+xml,${encodeURIComponent(svg)}"/>`;
  }
  const own = attributes.replace(/\s(?:xmlns|width|height|x|y|id)=(?:"[^"]*"|'[^']*')/g, "");
  return `<svg ${place(index)}${own}>${withOwnNames(content, `f${index}`)}</svg>`;
};

/**
 * Letters are drawn as they are (SVG 2, 11.7.5): fitted to pixels they are laid out anew for each size,
 * which was half of what painting a listing cost.
 */
const document = (blockSize: number, content: readonly string[]): string => {
  const size = `width="${width}" height="${blockSize}" viewBox="0 0 ${width} ${blockSize}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" text-rendering="geometricPrecision" ${size}>${content.join("")}</svg>`;
};

/**
 * Joins card faces one below the other into one document, in which `#f0`, `#f1` … show one (a `view` of SVG
 * 2, 17.3), and nothing shows the first.
 *
 * @param faces whole SVG documents
 */
export const faceSheet = (faces: readonly string[]): string => {
  const views = faces.map((_, index) => `<view id="f${index}" viewBox="0 ${index * pitch} ${width} ${height}"/>`);
  return document(height, [...views, ...faces.map(cell)]);
};

/**
 * Joins card faces, one below the other, into a document that a page cuts each out of: laid out once for
 * all cards of a size, not for 3 ms a card on a phone.
 *
 * @param faces whole SVG documents
 */
export const cardColumn = (faces: readonly string[]): string =>
  document((faces.length - 1) * pitch + height, faces.map(cell));
