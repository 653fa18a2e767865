import type { Hand } from "./kit.ts";

const around = (count: number, draw: (turn: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

/** What a niche is cut like: its opening, its edge, a second edge of gold, and how light falls in it. */
interface Niche {
  opening: string;
  second: string;
  light: (gold: string) => string;
}

const gold = (d: string, color: string, width = 2) =>
  `<path class="e" d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** A ray from a point, between two lengths. */
const ray = (x: number, y: number, degrees: number, from: number, to: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return `M${Math.round(x + cos * from)} ${Math.round(y + sin * from)}L${Math.round(x + cos * to)} ${Math.round(y + sin * to)}`;
};

export const arch: Niche = {
  opening: "M200 640V430C200 190 380 60 600 60s400 130 400 370v210z",
  second: "M176 640V430C176 174 366 36 600 36s424 138 424 394v210",
  light: (color) =>
    around(
      12,
      (at) =>
        `<ellipse class="e" cx="600" cy="330" rx="300" ry="96" transform="rotate(${at * 15} 600 330)" fill="none" stroke="${color}" stroke-opacity=".5" stroke-width="1.5"/>`,
    ),
};

/** Openings take turns, so that no two scenes beside each other are alike. */
const niches: readonly Niche[] = [
  arch,
  // A round window.
  {
    opening: "M600 34a330 330 0 0 1 330 330c0 110-56 214-150 276H420c-94-62-150-166-150-276A330 330 0 0 1 600 34z",
    second: "M386 640A354 354 0 1 1 814 640",
    light: (color) =>
      around(
        4,
        (at) =>
          `<circle class="e" cx="600" cy="364" r="${296 - at * 16}" fill="none" stroke="${color}" stroke-opacity="${0.7 - at * 0.15}" stroke-width="1.5"/>`,
      ),
  },
  // A tall window of twelve panes.
  {
    opening: "M210 640V64h780v576z",
    second: "M186 640V40h828v600",
    light: (color) => gold("M405 64v576M600 64v576M795 64v576M210 256h780M210 448h780", color, 4),
  },
  // A gable, with light from its top.
  {
    opening: "M180 640V270L600 40l420 230v370z",
    second: "M156 640V256L600 12l444 244v384",
    light: (color) =>
      gold(
        around(11, (at) => ray(600, 40, 40 + at * 10, 90, 500)),
        color,
        1.5,
      ),
  },
  // The sun at the horizon.
  {
    opening: "M170 640a430 430 0 0 1 860 0z",
    second: "M146 640a454 454 0 0 1 908 0",
    light: (color) =>
      gold(
        around(17, (at) => ray(600, 640, 190 + at * 10, 476, at % 2 ? 560 : 620)),
        color,
        3,
      ),
  },
  // Three arches of a hall.
  {
    opening:
      "M330 640V330a270 270 0 0 1 540 0v310zM96 640V420a100 100 0 0 1 200 0v220zM904 640V420a100 100 0 0 1 200 0v220z",
    second: "M312 640V330a288 288 0 0 1 576 0v310",
    light: (color) => gold("M600 60v70M560 130h80l-14 34h-52z", color, 3),
  },
];

export const nicheAt = (at: number): Niche => niches[at % niches.length] ?? arch;

/** A niche in its wall, engraved, with what it stands on. */
export const drawNiche = (
  { kit, line }: Hand,
  { opening, second, light }: Niche,
  color: string,
  bare = false,
): string =>
  `<path class="g" fill="${kit.glow}" d="${opening}"/>${bare ? "" : light(color)}` +
  `${line(opening.replaceAll("z", ""), 3)}${gold(second, color)}`;

/** A rosette of wax and ribbon; one scene of a house alone is sealed with it. */
export const seal = ({ kit }: Hand): string =>
  `<g transform="translate(1092 706)"><path d="M-26 20-44 92-14 74 0 96 14 74 44 92 26 20z" fill="${kit.main}"${kit.edge}/>` +
  `<circle r="54" fill="${kit.accent}"${kit.edge}/><circle r="38" fill="none" stroke="${kit.ink}" stroke-width="2"/><path d="M-16 0l12 14 22-28" fill="none" stroke="${kit.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>`;
