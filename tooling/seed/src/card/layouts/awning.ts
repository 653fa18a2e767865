import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";

/** The awning of a shop front. */
export const awning: Layout = ({ palette, random }) => {
  const stripes = random.pick([8, 10]);
  const span = 856 / stripes;
  const light = mix(palette.third, "#ffffff", 0.35);
  const art = Array.from({ length: stripes }, (_, index) => {
    const x = Math.round(index * span);
    const half = (span / 2).toFixed(1);
    return `<path d="M${x} 0h${span}v136a${half} ${half} 0 0 1-${span} 0z" fill="${index % 2 ? light : palette.first}"/>`;
  }).join("");
  return {
    art: `${art}<path d="M0 0h856v26H0z" fill="${palette.second}"/>`,
    zone: { ...zones.centre, y: 236, height: 220, color: palette.ink },
  };
};
