import { type Layout, zones } from "../face.ts";

/** A rosette of turned ellipses, as on a banknote. */
export const guilloche: Layout = ({ palette, random }) => {
  const petals = random.pick([12, 15, 18]);
  const flat = random.between(70, 120);
  const ellipses = Array.from(
    { length: petals },
    (_, index) => `<ellipse rx="236" ry="${flat}" transform="rotate(${(180 / petals) * index})"/>`,
  ).join("");
  return {
    art:
      `<g transform="translate(636 270)" fill="none" stroke="${palette.first}" stroke-width="2">${ellipses}</g>` +
      `<circle cx="636" cy="270" r="${flat - 14}" fill="${palette.third}"/>`,
    zone: { ...zones.left, width: 330, color: palette.ink },
    mark: { x: 56, y: 56, color: palette.ink, detail: palette.first },
  };
};
