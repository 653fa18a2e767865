/** Most bytes of a picture as it comes, and pixels of a side. */
export const logoLimits = { bytes: 40_000, side: 4_000 } as const;

/** Pixels of the longer side as it is kept. */
const kept = 600;

interface Size {
  width: number;
  height: number;
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const sizeOfPng = (file: Buffer): Size | undefined =>
  file.length > 24 && file.toString("latin1", 12, 16) === "IHDR"
    ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    : undefined;

/** Markers of JPEG that say how large it is: the frames, but for tables of Huffman and arithmetic codes. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const sizeOfJpeg = (file: Buffer): Size | undefined => {
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (isFrame(marker)) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
};

/** What a file says that it is, by its own first bytes: whatever it was called. */
const read = (file: Buffer): (Size & { type: "png" | "jpeg" }) | undefined => {
  if (file.subarray(0, 8).equals(pngMark)) {
    const size = sizeOfPng(file);
    return size && { ...size, type: "png" };
  }
  if (file[0] !== 0xff || file[1] !== 0xd8) return undefined;
  const size = sizeOfJpeg(file);
  return size && { ...size, type: "jpeg" };
};

/**
 * A PNG or JPEG drawn anew as PNG, so that nothing hidden in the file is kept.
 *
 * @returns `undefined` for anything else (SVG), what is too large, or cannot be drawn
 */
export const redrawLogo = async (file: Buffer): Promise<Buffer | undefined> => {
  const { bytes, side } = logoLimits;
  const found = file.length <= bytes ? read(file) : undefined;
  if (found === undefined || found.width < 1 || found.height < 1) return undefined;
  if (found.width > side || found.height > side) return undefined;
  const scale = Math.min(1, kept / Math.max(found.width, found.height));
  const [width, height] = [found.width, found.height].map((length) => Math.max(1, Math.round(length * scale)));
  const href = `data:image/${found.type};base64,${file.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`;
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return drawn.pixels.some((byte) => byte !== 0) ? drawn.asPng() : undefined;
};
