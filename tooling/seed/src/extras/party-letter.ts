import { toCard } from "../card/draw-face.ts";
import { emblems, type SceneSlug } from "./scenes.ts";

const mint = "#7CF5D6";
const lime = "#C6F432";
const teal = "#00796B";
const navy = "#10243E";
const coral = "#FF6B57";
const sky = "#4FC3F7";
const white = "#FFFFFF";

interface Letter {
  ground: string;
  ray: string;
  body: string;
  flap: string;
}

/** Another pair of colours for each occasion. */
const letters: Readonly<Record<SceneSlug, Letter>> = {
  "digital-birthday": { ground: mint, ray: "#A9F9E5", body: navy, flap: coral },
  "digital-thank-you": { ground: lime, ray: "#DBF97A", body: teal, flap: navy },
  "digital-congratulations": { ground: navy, ray: "#1B3A5F", body: lime, flap: coral },
  "digital-love": { ground: coral, ray: "#FF8B7B", body: navy, flap: lime },
  "digital-winter": { ground: sky, ray: "#83D6FA", body: navy, flap: mint },
  "digital-new-home": { ground: teal, ray: "#178E80", body: lime, flap: navy },
};

/** Rays from the letter's middle to beyond the card. */
const rays = Array.from({ length: 10 }, (_, at) => {
  const end = (angle: number) => `${Math.round(Math.cos(angle) * 640)} ${Math.round(Math.sin(angle) * 640)}`;
  const angle = (at * Math.PI) / 5;
  return `M0 0L${end(angle)}L${end(angle + Math.PI / 10)}z`;
}).join("");

const bits =
  `<circle cx="96" cy="118" r="30" fill="${white}"/><circle cx="764" cy="96" r="24" fill="${white}"/><circle cx="742" cy="420" r="32" fill="${white}"/><path d="M70 400l70 30-9 21-70-30zM690 214l64-44 13 19-64 44z" fill="${white}"/>` +
  `<path d="M112 250q20-34 40 0t40 0M640 66q20-34 40 0t40 0" fill="none" stroke="${white}" stroke-width="14" stroke-linecap="round"/>`;

/** A letter that bursts open: its occasion large on a round card, the envelope askew, all of it flat. */
export const partyLetter = (slug: SceneSlug): string => {
  const { ground, ray, body, flap } = letters[slug];
  const emblem = emblems[slug]({ hue: "", ground: white, ink: navy, first: coral, second: white, third: teal });
  return toCard(
    slug,
    ground,
    `<path transform="translate(428 250)" d="${rays}" fill="${ray}"/>${bits}` +
      `<g transform="rotate(-5 428 300)"><path d="M188 292 428 84l240 208v188H188z" fill="${flap}"/>` +
      `<circle cx="428" cy="216" r="164" fill="${white}"/><g transform="translate(320 94)scale(.9)">${emblem}</g>` +
      `<path d="M188 292l60 44 60-44 60 44 60-44 60 44 60-44 60 44 60-44v176q0 28-28 28H216q-28 0-28-28z" fill="${body}"/></g>`,
  );
};
