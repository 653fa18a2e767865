import { toCard } from "../card/draw-face.ts";
import { paletteOf } from "../card/palettes.ts";
import { randomOf } from "../random.ts";
import { ribbon } from "./bow.ts";
import type { House } from "./house.ts";
import { kraftPaper } from "./patterns.ts";
import { rosette, sealedLetter } from "./sealed-letter.ts";

const ivory = "#F4F1E8";
const champagne = "#B8922E";
const gold = "#E3C35A";
const indigo = "#3B3BC4";
const midnight = "#1E2239";
const green = "#2F5D50";

/** Where ribbon and seal meet. */
const [x, y] = [560, 262];

/** One motif at staggered places, all the same way up, as an engraver's plate repeats it. */
const repeated = (motif: string, [across, down]: readonly [number, number]): string =>
  Array.from({ length: Math.ceil(540 / down) + 1 }, (_, row) =>
    Array.from({ length: Math.ceil(856 / across) + 1 }, (_, column) => {
      const left = column * across + (row % 2) * (across / 2);
      return `<g transform="translate(${left} ${row * down})">${motif}</g>`;
    }).join(""),
  ).join("");

const hairlines = (d: string, color: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A ribbon with a thread along both edges. */
const band = (color: string, thread: string): string => {
  const edges = [-17, 17].map((at) => `M${x + at} 0v540M0 ${y + at}h856`).join("");
  return ribbon(x, y, 44, color) + hairlines(edges, thread, 1.5);
};

/** Wax: its edge ran a little before it was pressed. */
const edge = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12;
  const radius = 64 + (at % 2) * 5 + (at % 3) * 2;
  return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
}).join("L");

const seal = (wax: string, line: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M${edge}z" transform="translate(2 5)" opacity=".22"/><path d="M${edge}z" fill="${wax}" stroke="${wax}" stroke-width="6" stroke-linejoin="round"/>` +
  `<circle r="53" fill="#000" fill-opacity=".12"/><circle r="50" fill="none" stroke="${line}" stroke-width="1.5"/>${rosette(9, 44, 17, line)}</g>`;

const plate = (slug: string, ground: string, content: string) => (): string => toCard(slug, ground, content);

const leaf =
  "M0 34V-30M0 24C-20 22-26 8-24-4-8-4-2 10 0 24ZM0 12C20 10 26-4 24-16 8-16 2-2 0 12ZM0-6C-14-8-18-20-16-30-4-28 0-18 0-6Z";
const star = "M0-22V22M-22 0H22M-11-11 11 11M-11 11 11-11";

const stripes = (offset: number): string =>
  Array.from({ length: 18 }, (_, at) => `M${at * 52 + offset}-10v560`).join("");

/** GCS: quiet sheets in ivory, indigo and champagne, engraved in hairlines and closed with a seal. */
export const concierge: House = {
  paper: {
    "wrap-confetti": plate(
      "wrap-confetti",
      ivory,
      `<g opacity=".8">${repeated(rosette(6, 38, 15, champagne), [122, 90])}</g>${band(indigo, gold)}${seal(champagne, ivory)}`,
    ),
    "wrap-botanical": plate(
      "wrap-botanical",
      "#E4E9DF",
      repeated(hairlines(leaf, green), [96, 84]) + band(ivory, champagne) + seal(green, gold),
    ),
    "wrap-stripes": plate(
      "wrap-stripes",
      ivory,
      hairlines(stripes(0), indigo, 4) +
        hairlines(stripes(10) + stripes(42), indigo, 1.2) +
        hairlines(stripes(26), champagne, 1.6) +
        band("#D9C48C", champagne) +
        seal(indigo, gold),
    ),
    "wrap-night-sky": plate(
      "wrap-night-sky",
      midnight,
      repeated(hairlines(star, gold) + hairlines("M62 40h.1M-30-42h.1", gold, 5), [128, 92]) +
        band(indigo, gold) +
        seal(champagne, ivory),
    ),
    "wrap-kraft": () => {
      const string = hairlines(`M${x - 5} 0v540M${x + 5} 0v540M0 ${y - 5}h856M0 ${y + 5}h856`, indigo, 5);
      const fibres = kraftPaper({ ...paletteOf("#EFE0C8"), first: "#8A6A3C" }, randomOf("wrap-kraft"));
      return toCard("wrap-kraft", "#DCC7A2", fibres + string + seal(indigo, gold));
    },
  },
  digital: sealedLetter,
  called: { "wrap-confetti": "rosettes" },
};
