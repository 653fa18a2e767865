import { toCard } from "../card/draw-face.ts";
import { emblems, type SceneSlug } from "./scenes.ts";

const ivory = "#F4F1E8";
const sheet = "#FDFCF8";
const champagne = "#B8922E";
const indigo = "#3B3BC4";
const ink = "#14172B";

/** What the concierge draws a letter with; its lining is another one for each occasion. */
const linings: Readonly<Record<SceneSlug, { ground: string; line: string }>> = {
  "digital-birthday": { ground: indigo, line: "#E3C35A" },
  "digital-thank-you": { ground: "#F6EDD0", line: champagne },
  "digital-congratulations": { ground: "#1E2239", line: "#E3C35A" },
  "digital-love": { ground: "#8A2F45", line: "#F1D9C9" },
  "digital-winter": { ground: "#DCE4F1", line: indigo },
  "digital-new-home": { ground: "#2F5D50", line: "#E3C35A" },
};

/** One curve turned about its middle, as on a banknote. */
export const rosette = (turns: number, rx: number, ry: number, color: string) =>
  Array.from(
    { length: turns },
    (_, at) =>
      `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${Math.round((at * 180) / turns)})" fill="none" stroke="${color}" stroke-width="1.6"/>`,
  ).join("");

const outline = `stroke="${ink}" stroke-width="3" stroke-linejoin="round"`;

/** An ivory letter, engraved: its occasion on a card that comes out of a lined envelope, a seal below. */
export const sealedLetter = (slug: SceneSlug): string => {
  const { ground, line } = linings[slug];
  const emblem = emblems[slug]({
    hue: "",
    ground: sheet,
    ink: indigo,
    first: "#BDBDF0",
    second: ivory,
    third: "#EBD9A0",
  });
  return toCard(
    slug,
    ivory,
    `<rect x="26" y="26" width="804" height="488" rx="18" fill="none" stroke="${champagne}" stroke-width="2"/>` +
      `<path d="M150 300 428 120l278 180v170H150z" fill="${ground}" ${outline}/>` +
      `<clipPath id="l${slug}"><path d="M150 300 428 120l278 180z"/></clipPath><g clip-path="url(#l${slug})"><g transform="translate(428 290)">${rosette(14, 270, 90, line)}</g></g>` +
      `<rect x="268" y="62" width="320" height="374" rx="6" fill="${sheet}" ${outline}/><rect x="280" y="74" width="296" height="350" rx="3" fill="none" stroke="${champagne}" stroke-width="1.5"/>` +
      `<g transform="translate(314 98)scale(.95)" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round">${emblem}</g>` +
      `<path d="M150 300 428 420 706 300v172q0 18-18 18H168q-18 0-18-18z" fill="${sheet}" ${outline}/>` +
      `<path d="M158 482 372 396M698 482 484 396" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
      `<g transform="translate(428 418)"><circle r="44" fill="${indigo}" ${outline}/>${rosette(9, 34, 13, "#E3C35A")}</g>`,
  );
};
