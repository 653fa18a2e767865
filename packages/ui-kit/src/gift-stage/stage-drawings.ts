import { svgImage } from "../theme/themes/theme.ts";

/** Scraps of paper in the air, around what stands below. */
export const scraps = svgImage(
  600,
  260,
  "<g fill='none' stroke-width='8'><path stroke='#FF6B57' d='m38 96 12 11M212 20l15-5M452 46l9 13M566 150l14-6M22 196l11 8'/><path stroke='#00967F' d='m96 40 6 14M330 36l14 6M530 62l13-9M14 136l15-3M402 14l8 11'/><path stroke='#B5E61D' d='m150 66 14-6M276 12l7 13M492 22l14 5M572 96l7 13M60 22l13 6'/><path stroke='#4FC3F7' d='m558 30 12 4M180 34l6 12M366 58l14-4M42 156l8 11'/></g>",
);

const strands = [0, 10, 20, 30, 40, 50].map((turn) => `<use href='#a' transform='rotate(${turn})'/>`).join("");

/** A rosette as engravers turn it: of one curve, eighteen times. */
export const rosette = svgImage(
  300,
  300,
  `<defs><ellipse id='a' rx='146' ry='52' vector-effect='non-scaling-stroke'/><g id='b'>${strands}</g></defs><g fill='none' stroke='#C9A227' stroke-opacity='.5' transform='translate(150 150)'><use href='#b'/><use href='#b' transform='rotate(60)'/><use href='#b' transform='rotate(120)'/></g>`,
);
