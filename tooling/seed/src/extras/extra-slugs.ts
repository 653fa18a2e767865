/** What goes around a gift: wrapping paper, digital envelopes and packings, in the order of the shop. */
export const extraSlugs = [
  "wrap-confetti",
  "wrap-botanical",
  "wrap-stripes",
  "wrap-night-sky",
  "wrap-kraft",
  "digital-birthday",
  "digital-thank-you",
  "digital-congratulations",
  "digital-love",
  "digital-winter",
  "digital-new-home",
  "packing-kraft-box",
  "packing-ribbon-box",
  "packing-tin",
  "packing-pouch",
] as const;

export type ExtraSlug = (typeof extraSlugs)[number];
