import type { BrandGroup } from "@giftshop/storefront-config";

/** Colours of a room: its wall, what is lit behind the things, and what they stand on. */
export interface Room {
  wall: string;
  glow: string;
  floor: string;
}

/** A poster has a second disc, and an engraving one colour at full strength. */
export interface Tone extends Room {
  second: string;
  night: Room & { second: string };
}

const tone = (
  day: readonly [string, string, string, string],
  night: readonly [string, string, string, string],
): Tone => {
  const [wall, glow, floor, second] = day;
  const [nightWall, nightGlow, nightFloor, nightSecond] = night;
  return {
    wall,
    glow,
    floor,
    second,
    night: { wall: nightWall, glow: nightGlow, floor: nightFloor, second: nightSecond },
  };
};

/** One for each wall: a kitchen by its lamp, posters in two colours, engravings with one at full strength. */
export const tones: Readonly<Record<BrandGroup, readonly Tone[]>> = {
  CB: [
    tone(["#fde7d3", "#fff6ea", "#e2a878", "#c98a5a"], ["#3d2a49", "#6e475c", "#7b4f45", "#5c3836"]),
    tone(["#f9dbe1", "#fff6ea", "#e2a878", "#c98a5a"], ["#4a2444", "#803d5e", "#7b4a48", "#5a3438"]),
    tone(["#ffe9b8", "#fff6ea", "#e2a878", "#c98a5a"], ["#2c2f58", "#544878", "#75504a", "#563838"]),
    tone(["#dfeadf", "#fff6ea", "#e2a878", "#c98a5a"], ["#1f4046", "#3d665c", "#6f5345", "#513b35"]),
    tone(["#ebdff0", "#fff6ea", "#e2a878", "#c98a5a"], ["#38296a", "#62489a", "#744e4c", "#56373c"]),
    tone(["#d9e8f0", "#fff6ea", "#e2a878", "#c98a5a"], ["#1f3563", "#42588a", "#71514b", "#533a3a"]),
  ],
  CK: [
    tone(["#d5f1ec", "#8fe0d3", "#c6f432", "#ffb199"], ["#0f4450", "#17616a", "#2b7a4b", "#ff7a59"]),
    tone(["#ffd9cc", "#ffb199", "#8fe0d3", "#fff0c7"], ["#5d2a40", "#7d3950", "#1d6a68", "#ffd24a"]),
    tone(["#fff0c7", "#ffdc7d", "#8fe0d3", "#c6f432"], ["#2d2f6b", "#41458f", "#1b6567", "#c6f432"]),
    tone(["#d8eafb", "#a9d3f8", "#c6f432", "#ffdc7d"], ["#173f73", "#235a98", "#2d7a4d", "#ffdc7d"]),
    tone(["#e6e0fb", "#c9bdf6", "#ffdc7d", "#ffb199"], ["#3b2f78", "#55459f", "#8a5a3d", "#ffb199"]),
    tone(["#e8f9c2", "#c6f432", "#a9d3f8", "#ffdc7d"], ["#4a2a63", "#683d88", "#235d80", "#ffdc7d"]),
  ],
  GCS: [
    tone(["#dcdcf6", "#f4f3fd", "#c6c6ee", "#3b3bc4"], ["#1b1d4c", "#30338a", "#14163b", "#8585fa"]),
    tone(["#f2d6cb", "#fdf3ee", "#e6bdae", "#a94f38"], ["#3b1d22", "#713a3a", "#2c151a", "#e58e70"]),
    tone(["#eedba2", "#fcf5e0", "#dfc57c", "#3b3bc4"], ["#30220f", "#70501c", "#241a0a", "#8585fa"]),
    tone(["#cde0d0", "#f0f8f1", "#b1cdb7", "#2c6b50"], ["#10312a", "#22604e", "#0c2520", "#5cbd91"]),
    tone(["#c9dfec", "#eef7fb", "#aacbdd", "#28688a"], ["#102b44", "#205277", "#0c2035", "#66b6e2"]),
    tone(["#e6d2e6", "#faf1fa", "#d3b5d4", "#7b3f87"], ["#2f1a3d", "#5c3677", "#24132f", "#c88ad8"]),
  ],
};

/** The colours of one wall of a house. */
export const toneOf = (group: BrandGroup, wall: number): Tone => {
  const found = tones[group][wall] ?? tones[group][0];
  if (found === undefined) throw new Error("A house has no walls.");
  return found;
};
