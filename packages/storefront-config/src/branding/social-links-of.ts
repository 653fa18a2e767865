import type { Storefront } from "../types.ts";
import { picture } from "./drawn.ts";
import { slugOf, socialStrip } from "./frame-pictures.ts";
import { type SocialLink, type SocialNetwork, socialNetworks } from "./social-links.ts";

const labels: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
  twitter: "Twitter",
  youtube: "YouTube",
};

const hidden: ReadonlySet<SocialNetwork> = new Set(["twitter", "youtube"]);

/**
 * Where a storefront speaks outside its shop. Addresses are reserved names, as everywhere in the repository.
 */
export const socialLinksOf = ({ code, name }: Storefront): SocialLink[] =>
  socialNetworks.map((network, place) => ({
    network,
    label: labels[network],
    href: `https://${network}.example/${slugOf(name)}`,
    icon: { ...picture(code, socialStrip), place, places: socialNetworks.length },
    shown: !hidden.has(network),
  }));
