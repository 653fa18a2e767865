import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";

/** The initial, cropped by the edge, as large as the card allows. */
export const monogram: Layout = ({ palette, random, title }) => {
  const initial = title.replace(/^(The|De|La|Le|Les|Den) /, "").charAt(0);
  const style = random.pick([
    'font-family="Georgia,serif" font-weight="700"',
    'font-family="Arial,sans-serif" font-weight="800"',
  ]);
  return {
    art:
      `<path d="M520 0h336v540H400z" fill="${palette.second}"/>` +
      `<text x="650" y="490" text-anchor="middle" font-size="600" fill="${mix(palette.second, palette.first, 0.9)}" ${style}>${initial}</text>`,
    zone: { ...zones.left, width: 330, color: palette.ink },
  };
};
