/** Lines of an engraver: apart from each other, turned, of one width. */
const tint = (id: string, apart: number, turn: number, width: number, color: string, crossed = false) =>
  `<pattern id="${id}" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
  `<path fill="#fdfcf8" d="M0 0h${apart}v${apart}H0z"/>` +
  `<path stroke="${color}" stroke-width="${width}" d="M0 ${apart / 2}h${apart}${crossed ? `M${apart / 2} 0v${apart}` : ""}"/></pattern>`;

const indigo = "#3b3bc4";
const champagne = "#b8922e";

/** What the tints of the engraving house stand for (`kit.ts`), for the start of its pictures. */
export const tints = `<defs>${tint("m", 6, 45, 2.6, indigo)}${tint("a", 6, -45, 2.4, champagne)}${tint("p", 11, 45, 1.4, indigo)}${tint("l", 8, 0, 1.8, "#23264f")}${tint("o", 7, 90, 1.8, champagne, true)}</defs>`;
