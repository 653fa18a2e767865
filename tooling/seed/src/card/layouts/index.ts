import type { Layout } from "../face.ts";
import { arcs } from "./arcs.ts";
import { awning } from "./awning.ts";
import { badge } from "./badge.ts";
import { bands } from "./bands.ts";
import { botanical } from "./botanical.ts";
import { checker } from "./checker.ts";
import { confetti } from "./confetti.ts";
import { constellation } from "./constellation.ts";
import { contours } from "./contours.ts";
import { drawing } from "./drawing.ts";
import { fans } from "./fans.ts";
import { frame } from "./frame.ts";
import { giftBow } from "./gift-bow.ts";
import { guilloche } from "./guilloche.ts";
import { halftone } from "./halftone.ts";
import { landscape } from "./landscape.ts";
import { monogram } from "./monogram.ts";
import { orbits } from "./orbits.ts";
import { petals } from "./petals.ts";
import { plaid } from "./plaid.ts";
import { ribbons } from "./ribbons.ts";
import { scallops } from "./scallops.ts";
import { sunburst } from "./sunburst.ts";
import { terrazzo } from "./terrazzo.ts";
import { tiles } from "./tiles.ts";
import { waves } from "./waves.ts";

/** Every way to lay out a card, by name. */
export const layouts = {
  bands,
  arcs,
  sunburst,
  contours,
  terrazzo,
  halftone,
  monogram,
  drawing,
  waves,
  checker,
  botanical,
  constellation,
  guilloche,
  ribbons,
  landscape,
  scallops,
  tiles,
  awning,
  confetti,
  badge,
  orbits,
  frame,
  fans,
  plaid,
  petals,
  "gift-bow": giftBow,
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];
