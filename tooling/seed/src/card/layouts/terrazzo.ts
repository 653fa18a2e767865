import { type Layout, zones } from "../face.ts";

/** Chips of stone, kept away from the name. */
export const terrazzo: Layout = ({ palette, random }) => {
  const colors = [palette.first, palette.second, palette.third];
  const chips = ["", "", ""];
  const spots: [number, number][] = [];
  for (let attempt = 0; attempt < 260 && spots.length < 34; attempt++) {
    const x = random.between(0, 856);
    const y = random.between(0, 540);
    const onName = x < 640 && y > 300;
    const tooClose = spots.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 82);
    if (onName || tooClose) continue;
    const size = random.between(22, 44);
    const corners = random.between(4, 6);
    const turn = random.next() * Math.PI;
    const outline = Array.from({ length: corners }, (_, index) => {
      const angle = turn + (index / corners) * 2 * Math.PI;
      const reach = size * (0.7 + random.next() * 0.4);
      return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
    });
    chips[spots.length % 3] += `M${outline.join(" ")}z`;
    spots.push([x, y]);
  }
  return {
    art: chips.map((d, index) => `<path d="${d}" fill="${colors[index]}"/>`).join(""),
    zone: { ...zones.bottom, width: 540, color: palette.ink },
  };
};
