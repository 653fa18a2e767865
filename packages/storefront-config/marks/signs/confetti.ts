import type { Palette } from "../palette.ts";
import { around, circle, line, path, placed, rectangle } from "../svg.ts";

const scraps = ({ warm, sky, raised, accent }: Palette): string =>
  rectangle(31, 10, 4.5, 2.6, 1, warm, ' transform="rotate(35 33 11)"') +
  rectangle(36, 21, 4.5, 2.6, 1, sky, ' transform="rotate(-30 38 22)"') +
  circle(25.5, 9, 1.9, accent) +
  circle(38.2, 30, 1.9, raised);

/** The house signs of CK: a bold shape, and one thing of the party in it. */
export const parties = {
  popper: (colors: Palette): string =>
    circle(24, 24, 22, colors.primary) +
    path("M9.500 38.500 18 17.500c5 1.500 10.500 7 12.300 12.500z", colors.accent) +
    path("m13.800 27.900 6.200 6.300-4.600 1.900-3.800-3.900z", colors.warm) +
    line(
      "M24 19.500c1.500-3.500.5-6.500-2.500-8.500M29.500 24.500c3-2 6-1.500 8.500.8M26.500 21.500l6.500-6.500",
      colors.raised,
      2.4,
    ) +
    scraps(colors),
  balloon: (colors: Palette): string =>
    rectangle(3, 3, 42, 42, 14, colors.primary) +
    line("M24 32.500c-3.500 3 3 5 0 9.500", colors.raised, 2) +
    path(
      "M24 31c-6.500 0-10.800-6-10.800-12.300C13.200 12 18 7.500 24 7.500S34.800 12 34.800 18.700C34.800 25 30.500 31 24 31z",
      colors.accent,
    ) +
    path("m24 30 3.200 4.300h-6.400z", colors.accent) +
    line("M18.500 18c.2-3 1.800-5 4.300-5.800", colors.raised, 2.4) +
    rectangle(9, 33, 5, 2.8, 1, colors.warm, ' transform="rotate(-25 11 34)"') +
    rectangle(34, 35, 5, 2.8, 1, colors.sky, ' transform="rotate(30 36 36)"') +
    circle(10, 12, 1.8, colors.sky) +
    circle(38.5, 11, 1.8, colors.warm),
  key: (colors: Palette): string =>
    around("c1", circle(0, -15.5, 6, colors.primary), 10, 24, 24) +
    circle(24, 24, 17, colors.primary) +
    line("m22.500 25.500-9 9M17 31l3.500 3.500M13.800 34.200l2.700 2.700", colors.raised, 3.4) +
    circle(28.5, 19.5, 8.6, colors.accent) +
    circle(28.5, 19.5, 3.2, colors.primary) +
    circle(33.4, 15.6, 1.3, colors.primary) +
    circle(24.2, 15.2, 1.3, colors.primary) +
    circle(32.8, 24.2, 1.3, colors.primary) +
    circle(8.5, 15, 1.8, colors.warm) +
    circle(15.5, 9, 1.6, colors.sky) +
    circle(38, 36.5, 1.8, colors.warm),
  lantern: (colors: Palette): string =>
    path("M24 2 44 13.500v21L24 46 4 34.500v-21z", colors.primary) +
    line("M24 8v6M24 34v7", colors.raised, 2) +
    placed(
      `<ellipse rx="10" ry="10.500" fill="${colors.accent}"/>` +
        line("M-3.800-9.600c-3 6-3 13.200 0 19.200M3.800-9.600c3 6 3 13.200 0 19.200", colors.warm, 1.8),
      24,
      24,
    ),
} as const;
