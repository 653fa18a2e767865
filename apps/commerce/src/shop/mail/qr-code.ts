import { toBuffer } from "bwip-js/node";

/**
 * A QR code (error correction M, the default) as PNG, on white
 * with a quiet zone, so that it scans from a dark screen too.
 */
export const qrCode = (text: string): Promise<Buffer> =>
  toBuffer({
    bcid: "qrcode",
    text,
    scale: 5,

    backgroundcolor: "FFFFFF",
    paddingwidth: 6,
    paddingheight: 6,
  });
