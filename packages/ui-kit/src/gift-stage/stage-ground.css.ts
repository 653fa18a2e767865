import { vars } from "../theme/contract.css.ts";
import { kitGlobalStyle } from "../theme/kit-style.ts";
import { stage } from "./gift-stage.css.ts";
import { rosette, scraps } from "./stage-drawings.ts";

/** A stage that has a ground; a miniature has none but its colour. */
// off-theme: a query takes no variable
export const full = "(min-width: 16rem)";

/** What a house stands the gift on, under the colour of its brand; none where it stands on something else. */
const ground = (house: string, background: string) =>
  kitGlobalStyle(`:root[data-theme="${house}"] .${stage}:not([style*="transparent"])::before`, {
    "@container": {
      [full]: {
        content: '""',
        position: "absolute",
        inset: 0,
        zIndex: -1,
        borderRadius: "inherit",
        pointerEvents: "none",
        background,
      },
    },
  });

const mixed = (color: string, part: number, into: string = "transparent") =>
  `color-mix(in srgb, ${color} ${part}%, ${into})`;

const { surface, surfaceRaised, primary, primarySoft, accent } = vars.color;

// off-theme: wood is brown in every light
const [wood, edge] = [mixed("#E2A878", 56, surface), mixed("#C98A5A", 64, surface)];

/** White by day, the warmth of a candle by night. */
const light = mixed(accent, 20, surfaceRaised);

// The edge of the kitchen's table, in the light of its window.
ground(
  "CB",
  [
    `radial-gradient(140% 70% at 50% 170%, ${edge} 99.7%, transparent)`,
    `radial-gradient(140% 100% at 50% 176%, transparent 94.6%, ${edge} 94.8% 95.1%, transparent 95.3%)`,
    `radial-gradient(140% 100% at 50% 176%, ${wood} 99.7%, transparent)`,
    `linear-gradient(116deg, transparent 50%, ${mixed(light, 38)} 50.2% 61%, transparent 61.2% 66%, ${mixed(light, 38)} 66.2% 70%, transparent 70.2%)`,
    `radial-gradient(circle at 46% 40%, ${mixed(light, 56)} 40%, transparent 40.4%)`,
    mixed(surfaceRaised, 26),
  ].join(),
);

/** The round of a podium, of which as much is seen as it is high. */
const round = (depth: number, down: number) =>
  `radial-gradient(50% 50%, ${mixed(primary, depth, surfaceRaised)} 99.4%, transparent) 50% ${down}% / 94% 28% no-repeat`;

// The party's podium in its spotlight, under what a popper let fly.
ground(
  "CK",
  [
    `${scraps} top / 100% no-repeat`,
    round(30, 93),
    round(46, 99),
    `radial-gradient(circle closest-side at 50% 46%, ${mixed(surfaceRaised, 60)} 76%, ${mixed(surfaceRaised, 32)} 76.4% 99.4%, transparent)`,
    mixed(primarySoft, 68),
  ].join(),
);

const hair = vars.borderWidth.hairline;

// A rosette engraved on the concierge's wall, and the hairlines of the desk.
ground(
  "GCS",
  [
    `${rosette} 50% 42% / auto max(88%, 76cqi) no-repeat`,
    `linear-gradient(transparent 80%, ${mixed(primary, 50)} 0 calc(80% + ${hair}), transparent 0 82%, ${mixed(accent, 70)} 0 calc(82% + ${hair}), transparent 0)`,
    `linear-gradient(transparent 80%, ${mixed(surface, 60)} 0)`,
    mixed(surface, 30),
  ].join(),
);
