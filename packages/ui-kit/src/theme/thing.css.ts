import { vars } from "./contract.css.ts";
import { kitStyle } from "./kit-style.ts";

/** What a gift is made of keeps its colours by night, as the room around it darkens: itself and all in it. */
export const ownColors = {
  [vars.color.surfaceRaised]: vars.thing.paper,
  [vars.color.surfaceInverse]: vars.thing.inverse,
  [vars.color.text]: vars.thing.ink,
  [vars.color.textMuted]: vars.thing.inkMuted,
  [vars.color.primary]: vars.thing.primary,
  [vars.color.primaryPressed]: vars.thing.primaryPressed,
  [vars.color.primarySoft]: vars.thing.primarySoft,
  [vars.color.accentSoft]: vars.thing.accentSoft,
  [vars.color.danger]: vars.thing.danger,
};

export const thing = kitStyle({ vars: ownColors });
