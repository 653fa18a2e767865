import type { Subject } from "../subject.ts";
import { path, placed, rectangle } from "../svg.ts";

/**
 * A gift card of 171.2 by 108 (ISO proportions, twice its points), face up: sign, name, a band of the accent.
 */
export const giftCard = (subject: Subject, ground: string, ink: string): string => {
  const { letters, colors, storefront } = subject;
  const size = Math.min(17, 146 / letters[storefront.group].width(storefront.name));
  const rounded = 6.4;
  return (
    rectangle(2, 5, 171.2, 108, rounded, colors.ink, ' opacity=".16"') +
    rectangle(0, 0, 171.2, 108, rounded, ground) +
    path("M0 78.500h171.200V101.600a6.400 6.400 0 0 1-6.400 6.400H6.400A6.400 6.400 0 0 1 0 101.600z", colors.accent) +
    rectangle(56.6, 8, 58, 62, 14, colors.paper) +
    placed(subject.sign(), 61.6, 15, 1) +
    path(letters[storefront.group].path(storefront.name, { x: 85.6, y: 99, size, anchor: "middle" }), ink)
  );
};
