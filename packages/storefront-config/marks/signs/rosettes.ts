import type { Lettering } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { circle, copies, path, rectangle, short } from "../svg.ts";

/** Draws its lines; `id` keeps one set of lines apart from the other. */
type Curve = (stroke: string, id: string) => string;

const turned =
  (count: number, span: number, element: string): Curve =>
  (stroke, id) =>
    `<g fill="none" stroke="${stroke}" stroke-width=".8" transform="translate(24 24)">${copies(
      id,
      element,
      Array.from({ length: count }, (_, index) => `rotate(${short((span / count) * index)})`),
    )}</g>`;

const ellipses = (count: number, ry: number): Curve => turned(count, 180, `<ellipse rx="20.5" ry="${ry}"/>`);

const rings = (count: number, offset: number): Curve =>
  turned(count, 360, `<circle cy="-${offset}" r="${20.5 - offset}"/>`);

const squares = (count: number): Curve => turned(count, 90, '<path d="M-14.500-14.500h29v29h-29z"/>');

const petals = (count: number, bend: number): Curve =>
  turned(
    count,
    360,
    `<path d="M0 0C-${bend}-7-${short(bend * 0.7)}-18 0-20.500 ${short(bend * 0.7)}-18 ${bend}-7 0 0z"/>`,
  );

/**
 * How the engine was set for each country, the same machine with another cam and the country's letters in the
 * middle.
 */
const settings: Readonly<Record<string, { code: string; curves: readonly [Curve, Curve] }>> = {
  "rosette-ae": { code: "AE", curves: [squares(4), rings(8, 9)] },
  "rosette-at": { code: "AT", curves: [ellipses(6, 9), petals(6, 8)] },
  "rosette-be": { code: "BE", curves: [rings(9, 7), ellipses(3, 12)] },
  "rosette-de": { code: "DE", curves: [ellipses(10, 6), ellipses(5, 14)] },
  "rosette-fr": { code: "FR", curves: [petals(12, 7), rings(12, 10)] },
  "rosette-ie": { code: "IE", curves: [rings(3, 8), rings(6, 10)] },
  "rosette-it": { code: "IT", curves: [rings(16, 10), ellipses(4, 16)] },
  "rosette-nl": { code: "NL", curves: [petals(6, 12), petals(12, 5)] },
  "rosette-pt": { code: "PT", curves: [rings(4, 8.5), squares(2)] },
  "rosette-uk": { code: "UK", curves: [petals(5, 14), rings(10, 8)] },
};

/** The house sign of GCS: a rosette as engraved on securities. `ground` fills its heart, `line` draws it. */
export const rosette = (name: string, { CB: _, ...letters }: Lettering, colors: Palette, reversed: boolean): string => {
  const setting = settings[name];
  if (!setting) throw new Error(`${name}: no such rosette`);
  const [first, second] = setting.curves;
  const ground = reversed ? colors.ink : colors.paper;
  return (
    second(colors.accent, "r1") +
    first(reversed ? colors.paper : colors.primary, "r2") +
    `<circle cx="24" cy="24" r="22" fill="none" stroke="${reversed ? colors.paper : colors.primary}" stroke-width="1.200"/>` +
    circle(24, 24, 11.5, ground, ` stroke="${colors.accent}" stroke-width="1.200"`) +
    path(
      letters.GCS.path(setting.code, { x: 24, y: 28.7, size: 13.5, anchor: "middle" }),
      reversed ? colors.paper : colors.ink,
    )
  );
};

/** Three punches of an assay office, the middle one the shop's own. */
export const hallmark = (letters: Lettering, colors: Palette, reversed: boolean): string => {
  const punch = reversed ? colors.paper : colors.ink;
  const engraved = reversed ? colors.ink : colors.paper;
  return (
    path("M14 3h20l9 9v24l-9 9H14l-9-9V12z", punch) +
    path(
      "M15.200 6h17.600L40 13.200v21.600L32.800 42H15.200L8 34.800V13.200z",
      "none",
      ` stroke="${colors.accent}" stroke-width="1.200"`,
    ) +
    path(letters.GCS.path("G", { x: 24, y: 33, size: 27, anchor: "middle" }), engraved) +
    rectangle(20.5, 35.6, 7, 1.6, 0.8, colors.accent)
  );
};
