import { type SocialNetwork, socialNetworks } from "../../src/branding/social-links.ts";
import type { Drawing } from "../subject.ts";
import { line, path, placed, rectangle, svg } from "../svg.ts";

const ink = "#000";

const icons: Readonly<Record<SocialNetwork, string>> = {
  facebook: path(
    "M13.700 21.500v-8h2.700l.5-3.300h-3.200V8.100c0-1 .4-1.700 1.800-1.700h1.600v-3c-.5-.1-1.400-.2-2.400-.2-2.700 0-4.400 1.600-4.400 4.500v2.500H7.500v3.300h2.800v8z",
    ink,
  ),
  instagram:
    rectangle(3, 3, 18, 18, 5.2, "none", ` stroke="${ink}" stroke-width="2"`) +
    `<circle cx="12" cy="12" r="4.200" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="17" cy="7" r="1.300"/>`,
  tiktok: path(
    "M12.300 2.500h3.300c.3 2.400 1.700 4 4.100 4.300v3.300c-1.600 0-3-.5-4.100-1.300v6.600c0 3.700-2.700 6.100-5.900 6.100s-5.700-2.500-5.700-5.600c0-3.500 3-6.100 6.600-5.600v3.400c-1.700-.4-3.200.6-3.200 2.200 0 1.300 1 2.300 2.300 2.300 1.500 0 2.600-1 2.600-2.800z",
    ink,
  ),
  linkedin: path(
    "M3.500 9h3.700v11.500H3.500zM5.300 3.300a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM9.500 9H13v1.700c.7-1.200 2-2 3.700-2 3 0 4.300 1.900 4.300 5v6.800h-3.700v-6.200c0-1.600-.5-2.600-1.900-2.600s-2.200 1-2.200 2.600v6.200H9.500z",
    ink,
  ),
  pinterest: path(
    "M12 2.500a9.500 9.500 0 0 0-3.800 18.200c-.1-.8-.1-2 .1-2.900l1.300-5.300s-.3-.7-.3-1.600c0-1.500.9-2.600 2-2.600.9 0 1.400.7 1.400 1.500 0 1-.6 2.400-.9 3.700-.3 1.100.5 2 1.600 2 1.900 0 3.200-2.400 3.200-5.200 0-2.200-1.500-3.800-4.100-3.800-3 0-4.900 2.200-4.900 4.700 0 .9.300 1.500.7 2 .2.200.2.300.1.600l-.2.900c-.1.300-.3.400-.6.300-1.400-.6-2-2.100-2-3.900 0-2.900 2.400-6.300 7.200-6.300 3.900 0 6.400 2.800 6.400 5.800 0 4-2.200 7-5.500 7-1.100 0-2.100-.6-2.500-1.300l-.7 2.600c-.2.900-.7 1.700-1.100 2.400A9.500 9.500 0 1 0 12 2.500z",
    ink,
  ),
  twitter: line("M4 4l16 16M20 4 4 20", ink, 2.6),
  youtube: path(
    "M5 5h14a3.500 3.500 0 0 1 3.500 3.500v7A3.500 3.500 0 0 1 19 19H5a3.500 3.500 0 0 1-3.500-3.500v-7A3.500 3.500 0 0 1 5 5zm5 3.800v6.400l5.500-3.200z",
    ink,
    ' fill-rule="evenodd"',
  ),
};

const size = 24;

/** The icons of all networks side by side, in one colour, to be used as a mask. */
export const socialIcons = (): Drawing => ({
  width: size * socialNetworks.length,
  height: size,
  svg: svg(
    size * socialNetworks.length,
    size,
    socialNetworks.map((network, place) => placed(icons[network], place * size, 0)).join(""),
  ),
});
