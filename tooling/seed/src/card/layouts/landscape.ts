import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";

/** A picture of hills at dusk over a plain panel. */
export const landscape: Layout = ({ palette, random, id }) => {
  const sun = random.between(180, 680);
  const ridge = (y: number, color: string): string => {
    const peak = random.between(200, 620);
    return `<path d="M0 ${y}Q${peak - 140} ${y - 30} ${peak} ${y - random.between(50, 110)}T856 ${y - random.between(0, 40)}V370H0z" fill="${color}"/>`;
  };
  return {
    art:
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${palette.first}"/><stop offset="1" stop-color="${palette.third}"/></linearGradient>` +
      `<path d="M0 0h856v350H0z" fill="url(#${id})"/><circle cx="${sun}" cy="${random.between(110, 170)}" r="62" fill="${mix(palette.third, "#ffffff", 0.55)}"/>` +
      ridge(270, mix(palette.first, palette.second, 0.55)) +
      ridge(320, mix(palette.first, palette.second, 0.9)) +
      `<path d="M0 350h856v190H0z" fill="${palette.ground}"/>`,
    zone: { ...zones.bottom, y: 386, height: 112, width: 640, color: palette.ink },
    mark: { x: 736, y: 412, color: palette.ink, detail: palette.first },
  };
};
