/** Colours of a card. `ink` stands on `ground` at 4.5:1 or better; the other three are for drawing. */
export interface Palette {
  /** Family by which two neighbours are told apart. */
  hue: string;
  ground: string;
  ink: string;
  first: string;
  second: string;
  third: string;
}

const rows = [
  ["red", "#C8312E", "#FFF8F0", "#F2A541", "#8E1B22", "#F7D9C4"],
  ["orange", "#F28C38", "#2A1206", "#FFD9A0", "#C4501B", "#FFF1DC"],
  ["yellow", "#FFCF4A", "#2B2108", "#F0803C", "#FFF3CC", "#3E6B5C"],
  ["lime", "#C9E265", "#1D2B0C", "#5C8A2E", "#F6FBD8", "#FF8A5B"],
  ["green", "#1F6B4A", "#F3FBEF", "#8FD19E", "#0F4530", "#F4C95D"],
  ["teal", "#0E6E73", "#F0FBF9", "#5FD0C5", "#074A50", "#FFB88C"],
  ["sky", "#A9D8F2", "#0D2B45", "#3F8FCB", "#EAF7FE", "#F9C55B"],
  ["blue", "#1E4FA3", "#F3F7FF", "#6FB1FF", "#123474", "#FFD166"],
  ["violet", "#2D2A7B", "#F4F2FF", "#8C86F0", "#1B1950", "#FF9FB2"],
  ["violet", "#5B2A86", "#FBF3FF", "#C79BF2", "#3B1760", "#FFCB77"],
  ["pink", "#F7B5CC", "#4A0F2C", "#E0558C", "#FDE8F0", "#7A4FBF"],
  ["pink", "#B5236B", "#FFF5FA", "#FF9AC4", "#7A1248", "#FFD36E"],
  ["brown", "#6B4226", "#FFF4E6", "#D9A066", "#472A16", "#F2D8B5"],
  ["sand", "#EFE0C8", "#3A2A18", "#C4894B", "#FBF5EA", "#5E7F73"],
  ["black", "#1B1B22", "#FAF7F0", "#D9B25F", "#33333F", "#E8655A"],
  ["white", "#F6F7F4", "#1E2430", "#2F6FED", "#DDE3EC", "#FF6B57"],
  ["blue", "#10243E", "#F2F6FB", "#4FC3F7", "#1D3A5F", "#FFB545"],
  ["coral", "#FF8672", "#3B0D10", "#FFD3C2", "#E0523F", "#2F5D62"],
  ["green", "#BDE9D3", "#0C3A2C", "#3FAE86", "#ECFBF4", "#FF9B71"],
  ["violet", "#D6CCF5", "#2A1C5A", "#8468D8", "#F3EFFD", "#F6A5B8"],
  ["green", "#5F6330", "#FFFDEB", "#C9C86B", "#43471C", "#F2B880"],
  ["red", "#6E1430", "#FFF1F0", "#D9637C", "#470A1E", "#E8C07D"],
  ["slate", "#44535F", "#F6F9FC", "#A9BCCB", "#2C3741", "#F0C05A"],
  ["peach", "#FFD9BF", "#4A1E0B", "#F49A6A", "#FFF2E8", "#4E8098"],
] as const;

export const palettes: readonly Palette[] = rows.map(([hue, ground, ink, first, second, third]) => ({
  hue,
  ground,
  ink,
  first,
  second,
  third,
}));

/** The palette on a ground. @throws where there is none */
export const paletteOf = (ground: string): Palette => {
  const palette = palettes.find((candidate) => candidate.ground === ground);
  if (!palette) throw new Error(`There is no palette on ${ground}.`);
  return palette;
};
