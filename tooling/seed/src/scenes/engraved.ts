/** Lines of an engraver: apart from each other, turned, of one width. */
const tint = (id: string, apart: number, turn: number, width: number, color: string, crossed = false) =>
  `<pattern id="${id}" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
  `<path class="t${id}" fill="#fdfcf8" d="M0 0h${apart}v${apart}H0z"/>` +
  `<path stroke="${color}" stroke-width="${width}" d="M0 ${apart / 2}h${apart}${crossed ? `M${apart / 2} 0v${apart}` : ""}"/></pattern>`;

const indigo = "#3b3bc4";
const champagne = "#b8922e";

/** Champagne at full strength. */
export const gilt = "#cf9f35";

/** By night the plate is turned over: its ground is midnight, its lines are lavender and champagne. */
const night: readonly (readonly [attribute: string, colors: readonly string[], color: string])[] = [
  ["fill", ["#f7f4ec", "#f4f1e8", "#f8f3e6", "#f5f3ed", "#f6f1ea", "#f3f1ea"], "#1b1d3a"],
  ["fill", ["#fdfcf8"], "#4b4d92"],
  ["fill", ["#efeadd"], "#20224a"],
  ["fill", ["#d8cdb0"], "#3a3c6b"],
  ["stroke", ["#d8cdb0"], "#94845a"],
  ["stroke", ["#fdfcf8"], "#1b1d3a"],
  ["stroke", ["#23264f"], "#ecebff"],
  ["fill", ["#23264f"], "#b4b5ea"],
  ["fill", ["#2a2c55"], "#0f1127"],
  ["stroke", [indigo], "#b3b3ff"],
  ["stroke", [champagne], "#ffdf85"],
  ["fill", [gilt], "#f5cf62"],
];
const turned = night.map(
  ([attribute, colors, color]) => `${colors.map((one) => `[${attribute}="${one}"]`).join()}{${attribute}:${color}}`,
);

/** Shadows stay dark, and the page that shows the picture says whether it is night (its `color-scheme`). */
const byNight = `<style>@media(prefers-color-scheme:dark){${turned.join("")}[fill="#23264f"][fill-opacity]{fill:#0b0c1e;fill-opacity:.3}.g{fill:#272a52}.tp,.tl,.to{fill:#2c2f66}.tm{fill:#4142a8}.ta{fill:#8f7027}}</style>`;

/** What the tints of the engraving house stand for (`kit.ts`), for the start of its pictures. */
export const tints = `${byNight}<defs>${tint("m", 6, 45, 2.6, indigo)}${tint("a", 6, -45, 2.4, champagne)}${tint("p", 11, 45, 1.4, indigo)}${tint("l", 8, 0, 1.8, "#23264f")}${tint("o", 7, 90, 1.8, champagne, true)}</defs>`;
