import type { Drawing, Subject } from "../subject.ts";
import { around, at, circle, copies, line, path, placed, rectangle, svg } from "../svg.ts";
import { giftCard } from "./gift-card.ts";

const rays = ({ colors }: Subject): string =>
  around("d1", path("M0-150 14-60H-14z", colors.accent, ' opacity=".28"'), 14, 180, 120);

/** One card that becomes two. */
export const doublerHero = (subject: Subject): Drawing => {
  const { colors, letters, storefront } = subject;
  return {
    width: 360,
    height: 240,
    svg: svg(
      360,
      240,
      rays(subject) +
        copies("card", giftCard(subject, colors.primary, colors.ink), [at(54, 74, 1, -9), at(138, 60, 1, 7)]) +
        circle(84, 62, 42, colors.raised) +
        circle(84, 62, 38, colors.primary) +
        path(letters[storefront.group].path("×2", { x: 84, y: 78, size: 44, anchor: "middle" }), "#FFFFFF"),
    ),
  };
};

/** A ticket of the draw, stamped. */
export const doublerThanks = (subject: Subject): Drawing => {
  const { colors } = subject;
  return {
    width: 360,
    height: 240,
    svg: svg(
      360,
      240,
      rays(subject) +
        placed(
          path(
            "M10 0h240a10 10 0 0 1 10 10v36a14 14 0 0 0 0 28v36a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V74a14 14 0 0 0 0-28V10A10 10 0 0 1 10 0z",
            colors.primary,
          ) +
            line("M176 12v96", colors.raised, 2.5, ' stroke-dasharray="1 8"') +
            rectangle(28, 16, 88, 88, 16, colors.paper) +
            placed(subject.sign(), 36, 24, 1.5) +
            line("M130 40h30M130 60h22M130 80h30", colors.raised, 5, ' opacity=".7"') +
            circle(218, 60, 28, colors.accent) +
            line("m206 61 9 9 16-19", colors.ink, 5.5),
          54,
          60,
          1,
          -5,
        ),
    ),
  };
};
