import { type Layout, zones } from "../face.ts";

/** Paper strips in the air around the name. */
export const confetti: Layout = ({ palette, random }) => {
  const strips = ["", "", ""];
  let count = 0;
  for (let attempt = 0; attempt < 220 && count < 54; attempt++) {
    const x = random.between(10, 840);
    const y = random.between(10, 530);
    if (x > 70 && x < 786 && y > 130 && y < 410) continue;
    strips[count % 3] += `M${x} ${y}l${random.between(-22, 22)} ${random.between(-22, 22)}`;
    count++;
  }
  const colors = [palette.first, palette.third, palette.second];
  return {
    art: `<g stroke-width="11" stroke-linecap="round">${strips.map((d, index) => `<path d="${d}" stroke="${colors[index]}"/>`).join("")}</g>`,
    zone: { ...zones.centre, color: palette.ink },
  };
};
