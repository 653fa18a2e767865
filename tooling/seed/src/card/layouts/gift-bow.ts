import { type Layout, zones } from "../face.ts";

/** The card as a present: a ribbon across it, and its bow. */
export const giftBow: Layout = ({ palette, random }) => {
  const x = random.between(640, 690);
  const loop = (side: number) =>
    `<path d="M${x} 150C${x + side * 40} 30 ${x + side * 200} 30 ${x + side * 186} 112 ${x + side * 176} 176 ${x + side * 66} 168 ${x} 150z" fill="${palette.first}"/>` +
    `<path d="M${x} 150C${x + side * 50} 92 ${x + side * 140} 84 ${x + side * 140} 116 ${x + side * 136} 142 ${x + side * 60} 150 ${x} 150z" fill="${palette.second}"/>` +
    `<path d="M${x} 150l${side * 108} 172 ${side * -44}-14 ${side * -22} 42z" fill="${palette.first}"/>`;
  return {
    art:
      `<path d="M${x - 44} 0h88v540h-88z" fill="${palette.first}"/><path d="M${x - 44} 0h12v540h-12zM${x + 32} 0h12v540h-12z" fill="${palette.third}"/>` +
      `<path d="M0 106h856v88H0z" fill="${palette.first}"/><path d="M0 106h856v12H0zM0 182h856v12H0z" fill="${palette.third}"/>` +
      loop(-1) +
      loop(1) +
      `<rect x="${x - 36}" y="112" width="72" height="76" rx="18" fill="${palette.third}"/>`,
    zone: { ...zones.bottom, y: 316, height: 174, width: 500, color: palette.ink },
  };
};
