import { type Layout, zones } from "../face.ts";

/** The card itself tied up with a ribbon and a bow. */
export const ribbons: Layout = ({ palette, random }) => {
  const x = random.between(600, 680);
  const y = random.between(170, 190);
  return {
    art:
      `<path d="M${x - 36} 0h72v540h-72zM0 ${y - 36}h856v72H0z" fill="${palette.first}"/>` +
      `<g transform="translate(${x} ${y})"><path d="M0 0-60 150-20 130 0 165 40 120zM0 0 70 140 60 100 110 110z" fill="${palette.second}"/>` +
      `<path d="M0 0C-150-150-220-40-170 20-130 60-60 40 0 0zM0 0C150-150 220-40 170 20 130 60 60 40 0 0z" fill="${palette.third}"/>` +
      `<path d="M-18 0C-90-60-150-40-140 0-110 20-60 14-18 0zM18 0C90-60 150-40 140 0 110 20 60 14 18 0z" fill="${palette.second}"/>` +
      `<rect x="-34" y="-34" width="68" height="68" rx="22" fill="${palette.third}"/></g>`,
    zone: { ...zones.bottom, y: 270, height: 220, width: 440, color: palette.ink },
  };
};
