import { ae } from "./ae.ts";
import { at } from "./at.ts";
import { au } from "./au.ts";
import { be } from "./be.ts";
import { br } from "./br.ts";
import { ca } from "./ca.ts";
import { ch } from "./ch.ts";
import { de } from "./de.ts";
import { dk } from "./dk.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { gb } from "./gb.ts";
import { ie } from "./ie.ts";
import { it } from "./it.ts";
import { mx } from "./mx.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { nz } from "./nz.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { se } from "./se.ts";
import type { Towns } from "./town.ts";
import { us } from "./us.ts";

export type { Town, Towns } from "./town.ts";

/** Towns of each country, by ISO 3166-1 alpha-2. */
export const townsByCountry: Readonly<Record<string, readonly Towns[]>> = {
  AE: ae,
  AT: at,
  AU: au,
  BE: be,
  BR: br,
  CA: ca,
  CH: ch,
  DE: de,
  DK: dk,
  ES: es,
  FR: fr,
  GB: gb,
  IE: ie,
  IT: it,
  MX: mx,
  NL: nl,
  NO: no,
  NZ: nz,
  PL: pl,
  PT: pt,
  SE: se,
  US: us,
};
