import { mix } from "../card/colour.ts";
import type { Palette } from "../card/palettes.ts";
import type { Cuisine } from "../words/cuisines.ts";

const disc = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, width: number, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Something all around the middle of a plate. */
const around = (count: number, r: number, draw: (at: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = from + (360 / count) * at;
    return `<g transform="rotate(${turn})translate(0 ${-r})">${draw(at)}</g>`;
  }).join("");

const leaf = (color = "#5d8f4e") =>
  path("M0 34C-26 14-22-18 0-38 22-18 26 14 0 34z", color) + line("M0 30V-24", 3, mix(color, "#ffffff", 0.4));
const herb = (x: number, y: number, turn: number, color = "#5d8f4e") =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${leaf(color)}</g>`;
const tomato =
  disc(0, 0, 26, "#d8402f") + disc(0, 0, 19, "#ea6a4e") + line("M0-12V12M-11-6 11 6M-11 6 11-6", 3, "#f7c2a4");
const slice = (color: string, rim: string) =>
  disc(0, 0, 32, rim) + disc(0, 0, 25, color) + line("M0-20V20M-17-10 17 10M-17 10 17-10", 3, rim);

/** What lies on the plate of each kitchen, around 0, 0 within 190. */
const dishes: Readonly<Record<Cuisine, string>> = {
  seasonal:
    path("M-130-20C-120-120 20-150 90-90 170-20 120 110 10 120-90 128-140 60-130-20z", "#f2b45c") +
    around(7, 92, (at) => (at % 2 ? disc(0, 0, 24, "#c4502f") : leaf())) +
    disc(0, 0, 46, "#8c4b86") +
    disc(-10, -8, 30, "#b578b0"),
  sharing:
    around(
      6,
      104,
      (at) =>
        disc(3, 5, 52, "#d9cfbd") +
        disc(0, 0, 50, "#efe6d6") +
        disc(0, 0, 40, ["#d8402f", "#f2b45c", "#5d8f4e", "#8c4b86", "#e98a5b", "#c9a06a"][at] ?? "#f2b45c") +
        disc(-10, -10, 8, "#ffffff55"),
    ) +
    disc(3, 5, 52, "#d9cfbd") +
    disc(0, 0, 50, "#efe6d6") +
    disc(0, 0, 40, "#e6c98f") +
    herb(0, 2, 30),
  spiced:
    disc(0, 0, 150, "#d9762b") +
    disc(0, 0, 132, "#e8933c") +
    around(9, 84, (at) => (at % 3 ? path("M-20-12h40l8 24h-56z", "#f6d9a0") : herb(0, 0, 20))) +
    path("M-50 6C-20-40 40-40 60-4 30 30-20 36-50 6z", "#fff4e0") +
    line("M-96-70q40-40 84-20M40 96q40 4 66-40", 9, "#b5341f"),
  grill:
    path("M-150 10C-150-90-40-130 50-112 140-94 168-6 120 66 76 128-50 130-108 92-136 72-150 44-150 10z", "#7a3b24") +
    path("M-128 8C-124-70-36-104 46-90 120-76 142-6 104 50 66 100-44 104-92 74-116 58-128 36-128 8z", "#a3532f") +
    line("M-90-50 20 86M-34-80 76 64M22-90 110 22", 12, "#5a2817") +
    herb(-120, 96, 50) +
    herb(-88, 124, 100) +
    `<g transform="translate(124 108)">${tomato}</g>`,
  mediterranean:
    disc(0, 0, 148, "#b9cf8a") +
    around(10, 128, () => path("M-44 20Q-30-34 0-30 34-34 44 20 0 40-44 20z", "#a4bf72")) +
    around(8, 112, (at) => (at % 2 ? tomato : disc(0, 0, 22, "#4b5a2a") + disc(0, 0, 8, "#e9d9a4")), 12) +
    path("M-70-50 40-74 76 30-34 62z", "#fffdf3") +
    path("M-70-50 40-74 46-58-62-34z", "#ffffff") +
    herb(10, -6, 60) +
    herb(-14, 20, 120) +
    line("M-60 84q60 26 120-10", 8, "#d9a520"),
  tapas:
    around(
      5,
      108,
      (at) =>
        path("M-52-28q52-22 104 0v56q-52 22-104 0z", "#e0b070") +
        path(
          "M-40-22q40-16 80 0v40q-40 16-80 0z",
          ["#d8402f", "#fff4e0", "#e98a5b", "#8c3b2a", "#f2b45c"][at] ?? "#d8402f",
        ) +
        disc(0, -2, 13, "#4b5a2a"),
    ) +
    disc(0, 0, 50, "#fffaf2") +
    disc(0, 0, 40, "#c23a28") +
    herb(0, 0, 45),
  desserts:
    path("M-110 70V-30Q-106-110 0-112 106-110 110-30V70Q0 120-110 70z", "#f3d08a") +
    path("M-110-30Q-106-110 0-112 106-110 110-30 60 4 30-10 6 30-24-6-60 20-110-30z", "#6b3a22") +
    disc(0, -116, 28, "#c22545") +
    line("M4-140q10-34 40-40", 6, "#5d8f4e") +
    around(5, 156, () => disc(0, 0, 15, "#c22545") + disc(-4, -5, 5, "#ee8aa0"), 90),
  regional:
    disc(-50, -24, 76, "#c98a4b") +
    disc(-50, -24, 58, "#e0ab6b") +
    around(5, 62, () => disc(0, 0, 30, "#f0d08a") + disc(-6, -8, 12, "#f8e4b4"), 80) +
    path("M10-90C70-120 140-70 120 0 104 60 40 50 20 10-4-30-16-70 10-90z", "#7d4a2b") +
    herb(-96, 100, 70) +
    herb(110, 92, 20),
  bistro:
    path("M-140 30C-150-60-70-120 30-110 130-98 160-10 110 60 60 120-130 120-140 30z", "#8d4a2c") +
    path("M-116 26C-122-46-58-94 26-86 106-76 132-8 90 46 50 92-108 96-116 26z", "#b2653f") +
    Array.from({ length: 9 }, (_, at) =>
      line(`M${34 + at * 11} ${-128 + (at % 3) * 12}l${30 - at * 2} ${74}`, 15, at % 2 ? "#f4c765" : "#e9b64a"),
    ).join("") +
    herb(-60, 108, 80) +
    disc(-10, 4, 26, "#f6e3a8"),
  british:
    disc(0, 0, 142, "#c98a4b") +
    disc(0, 0, 118, "#e3b06c") +
    around(14, 130, () => path("M-22 8a22 20 0 0 1 44 0z", "#d69a58")) +
    around(3, 36, () => path("M0 24C-18 8-16-18 0-34 16-18 18 8 0 24z", "#c98a4b")) +
    disc(0, 0, 12, "#8d5a2c"),
  italian:
    Array.from({ length: 7 }, (_, at) =>
      line(
        `M${-120 + at * 12} ${-40 + at * 16}C${-60} ${-140 + at * 20} ${60} ${-140 + at * 26} ${118 - at * 10} ${-20 + at * 14}S${-20} ${150 - at * 12} ${-96 + at * 20} ${60 - at * 12}`,
        15,
        at % 2 ? "#f3cf7c" : "#e9bb58",
      ),
    ).join("") +
    path("M-56-20C-50-66 30-76 56-36 76 4 40 50-6 48-46 46-62 16-56-20z", "#cf3f2a") +
    herb(-14, -22, 30) +
    herb(24, 6, 100) +
    disc(-20, 20, 9, "#fffdf3") +
    disc(20, -34, 8, "#fffdf3"),
  nordic:
    path("M-140-60Q-20-120 120-72 150 10 104 84-30 128-128 70-164 0-140-60z", "#5a3a28") +
    path("M-122-50Q-20-102 104-60 128 6 88 66-28 104-110 56-142 0-122-50z", "#7a5238") +
    path("M-104-20C-40-84 60-66 98-14 60 46-46 60-104-20z", "#f39a7a") +
    line("M-60-22q30-26 60-24M-36 14q40 14 84-8M20-34q26 2 44 18", 5, "#fbd2bf") +
    herb(-96, 62, 60, "#7fa05a") +
    herb(104, 64, 130, "#7fa05a") +
    `<g transform="translate(70 -74)">${slice("#f7e27a", "#e8c63e")}</g>`,
  levantine:
    disc(0, 0, 140, "#ecd9ae") +
    disc(0, 0, 116, "#f4e6c4") +
    line("M-70 10C-60-60 50-70 66-6 70 50-20 60-26 14", 20, "#e3cb98") +
    path("M-26-12Q4-34 34-8 20 26-16 24-26-12z", "#c98a2b") +
    around(7, 92, (at) => (at % 2 ? disc(0, 0, 12, "#b5341f") : disc(0, 0, 15, "#e0b070"))) +
    herb(-84, 86, 60) +
    herb(-50, 110, 100),
};

/**
 * A table seen from above: what a kitchen is known for on its plate,
 * with knife, fork and a glass, in a restaurant's colours; 3:2.
 */
export const drawFood = (cuisine: Cuisine, { ground, first, second, third }: Palette): string => {
  const cloth = mix(ground, "#ffffff", 0.55);
  const stripe = mix(ground, "#ffffff", 0.38);
  const stripes = Array.from({ length: 8 }, (_, at) => `M${60 + at * 160} 0h44v800h-44z`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${path("M0 0h1200v800H0z", cloth)}${path(stripes, stripe)}` +
    `<g transform="translate(1010 150)">${disc(8, 12, 96, "#000", ' fill-opacity=".14"')}${disc(0, 0, 96, "#ffffff")}${disc(0, 0, 84, mix(third, "#ffffff", 0.2))}${path("M-60-30A70 70 0 0 1 0-68", "none", ' stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-opacity=".7"')}</g>` +
    `<g transform="translate(190 170)rotate(-14)">${path("M-120-60h240v150h-240z", mix(first, "#ffffff", 0.2))}${path("M-120-60h240L-40 90h-80z", mix(first, "#ffffff", 0.38))}</g>` +
    `<g transform="translate(600 420)">${disc(12, 20, 316, "#000", ' fill-opacity=".16"')}${disc(0, 0, 316, "#fffdf9")}${disc(0, 0, 296, "none", ` stroke="${second === "#FFF3CC" ? first : second}" stroke-width="7"`)}${disc(0, 0, 224, "#f3efe6")}${disc(0, 0, 216, "#fffdf9")}<g transform="scale(1.42)">${dishes[cuisine]}</g></g>` +
    `<g fill="#8d929c" stroke="#6f747e" stroke-width="2">${`<path d="M204 250q-10 96 24 120v300q0 22 16 22t16-22V370q34-24 24-120h-10l-4 84h-12l-4-84h-20l-4 84h-12l-4-84z"/>`}${`<path d="M966 692q-18 0-18-22V430q-26-110 36-186v426q0 22-18 22z"/>`}</g></svg>`
  );
};
