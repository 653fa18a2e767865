import { categoryDrawings } from "../category-drawings.ts";
import { type Layout, zones } from "../face.ts";

/** What the category is about, drawn with one line on a disc. */
export const drawing: Layout = ({ palette, category, random }) => {
  const y = random.between(250, 290);
  return {
    art:
      `<circle cx="640" cy="${y}" r="196" fill="${palette.second}"/>` +
      `<circle cx="${random.between(740, 790)}" cy="${random.between(70, 110)}" r="34" fill="${palette.third}"/>` +
      `<path transform="translate(515 ${y - 125}) scale(2.5)" d="${categoryDrawings[category]}" fill="none" stroke="${palette.first}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    zone: { ...zones.left, color: palette.ink },
  };
};
