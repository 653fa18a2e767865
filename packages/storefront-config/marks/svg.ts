/** A number as short as a drawing needs it. */
export const short = (value: number): string => `${Number(value.toFixed(2))}`;

/** A whole drawing. `viewBox` differs from the size only where the same drawing is shown at several sizes. */
export const svg = (width: number, height: number, body: string, viewBox = `0 0 ${width} ${height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>\n`;

export const path = (data: string, fill: string, more = ""): string => `<path fill="${fill}" d="${data}"${more}/>`;

export const line = (data: string, stroke: string, width: number, more = ""): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${data}"${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more}/>`;

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = "",
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" fill="${fill}"${more}/>`;

/** Puts a drawing elsewhere: moved, then scaled, then turned (degrees). */
export const placed = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="${at(x, y, scale, turn)}">${body}</g>`;

/** A drawing on both sides of x = 24, the middle of a sign. */
export const mirrored = (body: string): string => `${body}<g transform="matrix(-1 0 0 1 48 0)">${body}</g>`;

/**
 * A drawing in several places, written once.
 * @param id of its own within the whole picture
 * @param transforms one of each copy
 */
export const copies = (id: string, body: string, transforms: readonly string[]): string =>
  `<defs><g id="${id}">${body}</g></defs>${transforms.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join("")}`;

/** How {@link copies} are placed: moved, scaled, then turned. */
export const at = (x: number, y: number, scale = 1, turn = 0): string =>
  `translate(${short(x)} ${short(y)})${scale === 1 ? "" : ` scale(${short(scale)})`}${turn === 0 ? "" : ` rotate(${short(turn)})`}`;

/** `count` copies of a drawing around the origin, first moved to (x, y). */
export const around = (id: string, body: string, count: number, x: number, y: number, first = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})">${copies(
    id,
    body,
    Array.from({ length: count }, (_, index) => `rotate(${short(first + (360 / count) * index)})`),
  )}</g>`;
