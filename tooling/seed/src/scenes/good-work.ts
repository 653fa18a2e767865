import type { DonationSlug } from "../brands/donations.ts";
import { mix } from "../card/colour.ts";
import type { Palette } from "../card/palettes.ts";

const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const line = (d: string, width: number, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const at = (x: number, y: number, drawing: string, scale = 1) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${drawing}</g>`;

const skin = ["#c98a63", "#8a5a3c", "#e8b48f", "#6b4430"];

/** Somebody who stands, 110 wide, 300 high, with the foot at 0, 0. */
const person = (coat: string, tone: number, hair = "#2b2430"): string =>
  path("M-44 0V-70h32V0zM12 0v-70h32V0z", "#3a3f55") +
  path("M-58-60v-104q0-50 58-50t58 50v104q-58 16-116 0z", coat) +
  disc(0, -250, 38, skin[tone] ?? "#c98a63") +
  path("M-40-252q-2-46 40-46t40 46q-30 4-44-18-8 16-36 18z", hair);

const tree = (green: string): string =>
  path("M-12 0v-120h24V0z", "#7a5236") +
  disc(0, -190, 76, green) +
  disc(-48, -146, 52, green) +
  disc(48, -146, 52, mix(green, "#000000", 0.1)) +
  disc(-22, -214, 26, mix(green, "#ffffff", 0.2));

const sapling = (green: string): string =>
  line("M0 0v-90", 8, "#7a5236") +
  path("M0-60c-44 4-60-20-58-48 38-2 60 14 58 48zM0-84c34 0 54-20 50-56-36 2-54 22-50 56z", green);

type Work = (palette: Palette) => { sky: string; drawing: string };

/** What each charity does, in a wide picture of 1200 × 800. */
const works: Readonly<Record<DonationSlug, Work>> = {
  "groves-for-tomorrow": ({ first, second, third }) => ({
    sky: "#dff3ea",
    drawing:
      disc(930, 190, 90, mix(third, "#ffffff", 0.35)) +
      path("M0 520Q300 400 640 500T1200 440v360H0z", mix(first, "#ffffff", 0.35)) +
      path("M0 620Q340 540 700 610T1200 570v230H0z", first) +
      at(170, 560, tree("#3a8f67"), 1.15) +
      at(360, 590, tree("#57a878"), 0.85) +
      at(1060, 560, tree("#2f7a57"), 1.25) +
      at(700, 690, person(third, 1), 1.15) +
      line("M760 520 812 700M796 700h40", 12, "#7a5236") +
      path("M804 690h44l-22 60z", "#8d929c") +
      at(560, 716, path("M-80 0q80-46 160 0z", "#7a5236") + at(0, -20, sapling("#2f7a57"), 1.2)) +
      at(960, 730, path("M-60 0q60-34 120 0z", "#7a5236") + at(0, -14, sapling("#2f7a57"), 0.8)) +
      at(260, 736, path("M-60 0q60-34 120 0z", "#7a5236") + at(0, -14, sapling(mix(second, "#2f7a57", 0.7)), 0.7)),
  }),
  "the-warm-table": ({ ground, first, third }) => ({
    sky: mix(first, "#ffffff", 0.55),
    drawing:
      [240, 600, 960]
        .map(
          (x) =>
            line(`M${x} 0v110`, 5, third) +
            path(`M${x - 70} 170q0-66 70-66t70 66z`, ground) +
            `<ellipse cx="${x}" cy="330" rx="190" ry="170" fill="#fff" fill-opacity=".35"/>`,
        )
        .join("") +
      at(230, 610, person(third, 0), 1.2) +
      at(460, 610, person("#f4c95d", 3, "#d9d3ca"), 1.2) +
      at(760, 610, person("#7a6fb0", 2, "#8d5a2c"), 1.2) +
      at(990, 610, person("#4f8463", 1), 1.2) +
      path("M60 560h1080v46H60z", "#c98a5a") +
      path("M90 606h1020v194H90z", "#a96f45") +
      path("M510 420h180v120q0 24-24 24H534q-24 0-24-24z", "#5b6270") +
      path("M490 404h220v26H490z", "#747b8a") +
      line("M560 384q-18-26 0-52t0-52M640 384q-18-26 0-52t0-52", 9, "#ffffff") +
      [210, 370, 850, 1010]
        .map(
          (x) =>
            path(`M${x - 62} 512h124q-6 50-44 50h-36q-38 0-44-50z`, "#fffaf2") +
            path(`M${x - 54} 512a54 16 0 0 1 108 0z`, ground),
        )
        .join(""),
  }),
  "blue-bay-rescue": ({ first, third }) => ({
    sky: "#e4f4fc",
    drawing:
      disc(980, 170, 80, third) +
      path("M0 330q100-40 200 0t200 0 200 0 200 0 200 0 200 0v470H0z", first) +
      path("M0 400q100-40 200 0t200 0 200 0 200 0 200 0 200 0v400H0z", mix(first, "#ffffff", 0.3)) +
      path("M0 560Q420 470 820 560T1200 540v260H0z", "#f3dcae") +
      path(
        "M330 690C330 590 430 540 560 560 640 572 690 520 706 470q8-34 48-24 54 12 44 80-14 100-120 160-90 56-348 4z",
        "#7f8fa3",
      ) +
      path("M420 676q110-60 240-24-90 54-240 24z", "#dfe6ee") +
      path("M330 690q-64-8-92 40 62 22 118-22zM560 640q30 60 90 66-6-56-40-84z", "#6c7c91") +
      disc(742, 474, 9, "#14202e") +
      line("M776 500h54M774 512l48 18", 4, "#dfe6ee") +
      at(960, 720, person("#ff8a5b", 2, "#8d5a2c"), 1.2) +
      path("M1044 620h96l-12 110h-72z", "#3f8fcb") +
      line("M1052 620q40-60 80 0", 8, "#2c6a9c") +
      line("M900 540q-60 20-80 60", 20, "#e8b48f"),
  }),
  "pages-for-all": ({ ground, first, third }) => ({
    sky: mix(ground, "#ffffff", 0.6),
    drawing:
      path("M90 110h1020v380H90z", "#b9824f") +
      path("M112 132h976v156H112zM112 312h976v156H112z", "#8a5a33") +
      Array.from({ length: 34 }, (_, n) =>
        path(
          `M${126 + n * 28} ${288 - 90 - ((n * 37) % 50)}h22v${90 + ((n * 37) % 50)}h-22z`,
          [first, third, "#c2455c", "#5b72b8", "#fff3cc"][(n * 3) % 5] ?? first,
        ),
      ).join("") +
      Array.from({ length: 34 }, (_, n) =>
        n > 12 && n < 17
          ? ""
          : path(
              `M${126 + n * 28} ${468 - 86 - ((n * 53) % 56)}h22v${86 + ((n * 53) % 56)}h-22z`,
              [third, "#c2455c", first, "#fff3cc", "#5b72b8"][(n * 2) % 5] ?? first,
            ),
      ).join("") +
      path("M0 600h1200v200H0z", mix(first, "#ffffff", 0.5)) +
      `<ellipse cx="600" cy="700" rx="470" ry="84" fill="${mix(third, "#ffffff", 0.45)}"/>` +
      at(330, 690, person("#c2455c", 1), 0.95) +
      at(600, 680, person("#5b72b8", 2, "#8d5a2c"), 1.2) +
      at(870, 690, person(third, 3), 0.95) +
      path("M470 500q64-30 130 6 66-36 130-6v88q-64-26-130 8-66-34-130-8z", "#fffaf2") +
      line("M600 506v86M496 524q40-14 80 2M496 550q40-14 80 2M624 526q40-16 80-2M624 552q40-16 80-2", 5, "#d9cbb0"),
  }),
  "little-lanterns": ({ ground, first, third }) => ({
    sky: ground,
    drawing:
      [
        [130, 120],
        [320, 70],
        [520, 150],
        [760, 80],
        [930, 170],
        [1100, 90],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 5, "#ffffff"))
        .join("") +
      path("M820 90a90 90 0 1 0 90 150 110 110 0 0 1-90-150z", third) +
      path("M250 250h700v380H250z", mix(first, "#ffffff", 0.25)) +
      path("M210 256 600 70l390 186z", first) +
      [340, 520, 700]
        .map(
          (x) =>
            path(`M${x} 330h120v120H${x}z`, "#ffe9a8") +
            line(`M${x + 60} 330v120M${x} 390h120`, 7, mix(first, "#ffffff", 0.25)),
        )
        .join("") +
      path("M540 500h120v130H540z", mix(ground, "#000000", 0.1)) +
      path("M584 170h32v34h34v32h-34v34h-32v-34h-34v-32h34z", "#fffaf2") +
      path("M0 620h1200v180H0z", mix(ground, "#000000", 0.25)) +
      at(470, 730, person(third, 2, "#8d5a2c"), 1) +
      at(730, 730, person("#ffd166", 1), 1) +
      at(600, 740, person("#8fd19e", 2), 0.66) +
      line("M520 610q40 30 56 16M680 610q-40 30-58 16", 20, "#e8b48f") +
      [150, 300, 900, 1050]
        .map(
          (x, n) =>
            line(`M${x} 640v-60`, 5, "#f4f2ff") +
            path(`M${x - 34} 640h68l-10 84h-48z`, "#ffb545") +
            path(`M${x - 20} 656h40l-6 52h-28z`, "#fff3cc") +
            `<circle cx="${x}" cy="684" r="${96 + n * 4}" fill="#ffd166" fill-opacity=".16"/>`,
        )
        .join(""),
  }),
  "open-paw-shelter": ({ first, third }) => ({
    sky: "#fff0e2",
    drawing:
      path("M0 560h1200v240H0z", mix(first, "#ffffff", 0.4)) +
      disc(210, 170, 80, "#ffd98a") +
      path("M620 300 860 130l240 170v300H620z", mix(third, "#ffffff", 0.15)) +
      path("M580 316 860 110l280 206-24 34L860 168 604 350z", mix(third, "#000000", 0.25)) +
      path("M776 600V440q0-80 84-80t84 80v160z", "#3a2a22") +
      disc(860, 258, 34, "#fff0e2") +
      path("M846 262q14-20 28 0 10 16-14 16t-14-16z", third) +
      at(240, 700, person("#4e8098", 0), 1.25) +
      line("M312 540q80 40 116 70", 20, "#c98a63") +
      path("M430 700v-130q0-70 70-70t70 70v130z", "#c9874f") +
      path("M444 690q0-60 30-110h40q-6 80 0 110z", "#f4e3cf") +
      disc(500, 460, 66, "#c9874f") +
      path("M444 430q-44-10-40 50 2 34 26 30 20-40 14-80zM556 430q44-10 40 50-2 34-26 30-20-40-14-80z", "#8a5630") +
      path("M470 478q30-26 60 0 0 34-30 34t-30-34z", "#f4e3cf") +
      disc(478, 446, 8, "#2b2430") +
      disc(522, 446, 8, "#2b2430") +
      path("M486 474h28l-14 16z", "#2b2430") +
      path("M450 520h100v20H450z", "#c22545") +
      disc(500, 548, 14, "#ffd166") +
      line("M566 680q60-10 60-70", 20, "#c9874f") +
      path("M700 720q-6-76 60-80 64 4 60 80z", "#5d6472") +
      disc(760, 620, 42, "#5d6472") +
      path("M724 606l-6-44 34 20zM796 606l6-44-34 20z", "#5d6472") +
      disc(746, 616, 6, "#ffe27a") +
      disc(776, 616, 6, "#ffe27a") +
      path("M754 630h14l-7 8z", "#f4a6b8") +
      line("M816 700q50 0 44-60", 16, "#5d6472") +
      path("M960 690h150l-16 50H976z", "#c22545") +
      path("M968 690a66 22 0 0 1 134 0z", "#a9713f"),
  }),
};

/** What a charity does with a gift; 3:2. */
export const drawGoodWork = (slug: DonationSlug, palette: Palette): string => {
  const { sky, drawing } = works[slug](palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${path("M0 0h1200v800H0z", sky)}${drawing}</svg>`;
};
