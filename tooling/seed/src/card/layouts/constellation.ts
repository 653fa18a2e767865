import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";

/** Stars, some of them joined into a figure. */
export const constellation: Layout = ({ palette, random }) => {
  const star = () => `M${random.between(10, 846)} ${random.between(10, 340)}h0`;
  const sky = Array.from({ length: 34 }, star).join("");
  const figure = Array.from({ length: 7 }, (_, index) => [
    380 + index * 68 + random.between(-20, 20),
    random.between(50, 260),
  ]);
  return {
    art:
      `<g stroke-linecap="round"><path d="${sky}" stroke="${mix(palette.ground, palette.first, 0.8)}" stroke-width="6"/>` +
      `<path d="M${figure.join(" ")}" fill="none" stroke="${palette.first}" stroke-width="2.5"/>` +
      `<path d="${figure.map(([x, y]) => `M${x} ${y}h0`).join("")}" stroke="${palette.third}" stroke-width="20"/></g>` +
      `<path d="M0 540V500Q428 320 856 470V540z" fill="${mix(palette.ground, palette.second, 0.7)}"/>`,
    zone: { ...zones.bottom, y: 370, height: 114, width: 620, color: palette.ink },
  };
};
