import { circle, line, path, rectangle } from "../svg.ts";

/** What one card can be spent on, each in a square of 24. */
export const pictograms: readonly ((ink: string) => string)[] = [
  (ink) =>
    path("M4 7h13v6a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6z", ink) +
    line("M17 9h1.500a2.500 2.500 0 0 1 0 5H17M8 4.500V3M12.500 4.500V3", ink, 1.8),
  (ink) => path("m8 3-5.500 3.500L4.500 11 7 10v11h10V10l2.500 1 2-4.500L16 3c-1 3-7 3-8 0z", ink),
  (ink) => path("m2.500 11.500 19-8-5 17-4.500-5-3.500 4-.5-6z", ink),
  (ink) =>
    line("M4 14v-2a8 8 0 0 1 16 0v2", ink, 2) + rectangle(3, 13, 4.5, 7, 2, ink) + rectangle(16.5, 13, 4.5, 7, 2, ink),
  (ink) =>
    path(
      "M2.500 5.500c3.500-1 6.500-.5 9 1.200v13C9 18 6 17.600 2.500 18.500zM21.500 5.500c-3.500-1-6.500-.5-9 1.200v13c2.500-1.700 5.500-2.100 9-1.200z",
      ink,
    ),
  (ink) => path("M12 21C5 16 2 12 3.500 8 5 4.500 10 4.500 12 8.500c2-4 7-4 8.500-.5C22 12 19 16 12 21z", ink),
  (ink) => line("M7 3v6a2.500 2.500 0 0 0 5 0V3M9.500 11v10M17 21v-8c-3-1-3-8 0-10z", ink, 1.9),
  (ink) => rectangle(3, 6, 18, 13, 2.5, ink) + path("m10 9.500 5 3-5 3z", "#FFFFFF"),
  (ink) =>
    circle(12, 12, 8.5, "none", ` stroke="${ink}" stroke-width="2"`) +
    path("m12 7.500 4 3-1.500 4.500h-5L8 10.500z", ink),
  (ink) => path("M3 20V10l9-6.500 9 6.500v10h-6v-6H9v6z", ink),
];
