import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";
import { drawLine, type Lettering, widthOf } from "../lettering.ts";

const size = 600;
const letterings: readonly Lettering[] = [
  { cut: "serif", tracking: 0 },
  { cut: "round", tracking: 0 },
];

/** The initial, cropped by the edge, as large as the card allows. */
export const monogram: Layout = ({ palette, random, title }) => {
  const initial = title.replace(/^(The|De|La|Le|Les|Den) /, "").charAt(0);
  const lettering = random.pick(letterings);
  const left = 650 - (widthOf(initial, lettering) * size) / 2;
  return {
    art:
      `<path d="M520 0h336v540H400z" fill="${palette.second}"/>` +
      `<g fill="${mix(palette.second, palette.first, 0.9)}">${drawLine(initial, lettering, { x: left, y: 490, size })}</g>`,
    zone: { ...zones.left, width: 330, color: palette.ink },
  };
};
