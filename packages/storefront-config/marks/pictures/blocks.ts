import type { Drawing, Subject } from "../subject.ts";
import { at, circle, copies, line, path, placed, rectangle, svg } from "../svg.ts";
import { giftCard } from "./gift-card.ts";
import { pictograms } from "./pictograms.ts";

const radii = { CB: 16, CK: 24, GCS: 6 } as const;

/** A product's own story: a card on its plinth, in a light of its own. */
export const featuredBlock = (subject: Subject): Drawing => {
  const { colors, storefront } = subject;
  return {
    width: 320,
    height: 200,
    svg: svg(
      320,
      200,
      rectangle(0, 0, 320, 200, radii[storefront.group], colors.soft) +
        path("M112 0h96l74 168H38z", colors.raised, ' opacity=".75"') +
        `<ellipse cx="160" cy="168" rx="122" ry="14" fill="${colors.accent}"/>` +
        `<ellipse cx="160" cy="164" rx="122" ry="14" fill="${colors.raised}"/>` +
        placed(giftCard(subject, colors.primary, colors.ink), 74.4, 44, 1, 0),
    ),
  };
};

/** Size of the sign on wrapping paper: half a present says enough, a rosette needs room. */
const pattern = { CB: 0.72, CK: 1.1, GCS: 1.1 } as const;

/**
 * Wrapping and packing: a sheet with the storefront's
 * pattern, a roll, ribbon, and the present that came of them.
 */
export const promotionBlock = (subject: Subject): Drawing => {
  const { colors, storefront, motif } = subject;
  const places = [
    [30, 34, -12],
    [104, 22, 10],
    [58, 92, 8],
    [128, 84, -14],
    [26, 142, 14],
    [102, 146, -6],
  ] as const;

  return {
    width: 320,
    height: 200,
    svg: svg(
      320,
      200,
      rectangle(0, 0, 320, 200, radii[storefront.group], colors.sunken) +
        path("M14 18h160v156c-28 10-52-8-80 0s-52 6-80 0z", colors.raised) +
        copies(
          "p",
          motif,
          places.map(([x, y, turn]) => at(x, y, pattern[storefront.group], turn)),
        ) +
        rectangle(4, 8, 180, 16, 8, colors.primary) +
        circle(12, 16, 4, colors.accent) +
        circle(176, 16, 4, colors.accent) +
        `<ellipse cx="242" cy="176" rx="64" ry="7" fill="${colors.ink}" opacity=".14"/>` +
        line("M176 176c14 12 30-14 18-20s-24 12-6 20", colors.accent, 5) +
        placed(subject.sign(), 184, 58, 2.42),
    ),
  };
};

/** All brands in one card: its face is a window of what it buys. */
export const choiceCard = (subject: Subject): Drawing => {
  const { colors, letters, storefront } = subject;
  const grounds = [colors.primary, colors.accent, colors.ink, colors.warm, colors.leaf, colors.sky, colors.soft];
  const pale = new Set([colors.accent, colors.soft, colors.sky, colors.warm]);
  const tiles = pictograms.map((draw, index) => {
    const ground = grounds[(index * 3 + storefront.storeId) % grounds.length] ?? colors.primary;
    const [x, y] = [10 + (index % 5) * 44.5, 10 + Math.floor(index / 5) * 44.5];
    return (
      rectangle(x, y, 41.5, 41.5, radii[storefront.group] / 2, ground) +
      placed(draw(pale.has(ground) ? colors.ink : "#FFFFFF"), x + 8.8, y + 8.8)
    );
  });
  const size = Math.min(22, 172 / letters[storefront.group].width(storefront.name));
  return {
    width: 240,
    height: 151,
    svg: svg(
      240,
      151,
      rectangle(0, 0, 240, 151, 8.9, colors.raised) +
        rectangle(0.5, 0.5, 239, 150, 8.5, "none", ` stroke="${colors.ink}" stroke-opacity=".14"`) +
        tiles.join("") +
        placed(subject.sign(), 10, 105, 0.8) +
        path(letters[storefront.group].path(storefront.name, { x: 56, y: 132, size }), colors.ink),
    ),
  };
};

/** Question and answer: two who talk, one of them the shop. */
export const faq = (subject: Subject): Drawing => {
  const { colors, letters, storefront } = subject;
  const radius = radii[storefront.group];
  return {
    width: 280,
    height: 200,
    svg: svg(
      280,
      200,
      circle(206, 62, 46, colors.accent, ' opacity=".35"') +
        rectangle(10, 12, 156, 104, radius, colors.primary) +
        path("M40 110v34l36-34z", colors.primary) +
        path(letters[storefront.group].path("?", { x: 88, y: 95, size: 86, anchor: "middle" }), colors.raised) +
        rectangle(136, 74, 134, 92, radius, colors.raised, ` stroke="${colors.ink}" stroke-width="2.500"`) +
        path(
          "M184 166l30 25v-25",
          colors.raised,
          ` stroke="${colors.ink}" stroke-width="2.500" stroke-linejoin="round"`,
        ) +
        rectangle(186.6, 164.5, 26.2, 2.8, 0, colors.raised) +
        placed(subject.sign(), 171, 86, 1.35),
    ),
  };
};
