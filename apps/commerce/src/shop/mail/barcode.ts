import { toBuffer } from "bwip-js/node";

/** Code 128 of a card number as PNG, on white with a quiet zone, so that it scans from a dark screen too. */
export const barcode = (number: string): Promise<Buffer> =>
  toBuffer({
    bcid: "code128",
    text: number,
    scale: 3,
    height: 14,
    includetext: false,
    backgroundcolor: "FFFFFF",
    paddingwidth: 10,
    paddingheight: 6,
  });

/** A card number in groups of four, as people read it out: `6001 2345 6789 0123 456`. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");
