import type { Picture } from "./picture.ts";

/** In the order of the footer. */
export const socialNetworks = [
  "facebook",
  "instagram",
  "tiktok",
  "linkedin",
  "pinterest",
  "twitter",
  "youtube",
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/**
 * One of several square icons that stand side by side in
 * one picture of a single colour, to be used as a mask.
 */
export interface StripIcon extends Picture {
  /** Counts from 0. */
  place: number;
  /** How many there are. */
  places: number;
}

export interface SocialLink {
  network: SocialNetwork;
  /** The network's name as it spells itself. */
  label: string;
  href: string;
  icon: StripIcon;
  /** Twitter and YouTube are kept in the record and not shown (specification section 2, footer). */
  shown: boolean;
}
