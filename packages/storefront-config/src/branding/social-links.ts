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

export interface SocialLink {
  network: SocialNetwork;
  /** The network's name as it spells itself. */
  label: string;
  href: string;
  /** A one-colour drawing of 24 by 24, to be used as a mask so that it takes the colour of its text. */
  icon: Picture;
  /** Twitter and YouTube are kept in the record and not shown (specification section 2, footer). */
  shown: boolean;
}
