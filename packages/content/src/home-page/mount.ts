import { vars } from "@giftshop/ui-kit/theme";

/**
 * A rosette of 36 petals: one curve that is doubled and turned until it goes round.
 * Its lines are hairlines at every size, in the house's champagne.
 */
// off-theme: a picture in a style has no variables
const rosette = `url("data:image/svg+xml,${[
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200' preserveAspectRatio='none' fill='none' stroke='#C9A227' stroke-opacity='.7'><defs>",
  "<path id='a' vector-effect='non-scaling-stroke' d='M100 1c44 30 44 168 0 198C56 169 56 31 100 1Z'/>",
  ...[
    ["a", "b", 5],
    ["b", "c", 10],
    ["c", "d", 20],
    ["d", "e", 40],
  ].map(
    ([from, to, turn]) =>
      `<g id='${to}'><use href='#${from}'/><use href='#${from}' transform='rotate(${turn} 100 100)'/></g>`,
  ),
  "</defs><use href='#e'/><use href='#e' transform='rotate(80 100 100)'/><use href='#c' transform='rotate(160 100 100)'/></svg>",
]
  .join("")
  .replaceAll("#", "%23")
  .replaceAll("<", "%3C")
  .replaceAll(">", "%3E")}")`;

/** A concierge's card lies in a mount, before a rosette that is whole. */
export const mounted = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  aspectRatio: "16 / 10",
  overflow: "clip",
  borderRadius: vars.radius.large,
  outline: `${vars.borderWidth.hairline} solid ${vars.motif.paperOne}`,
  outlineOffset: `calc(-1 * ${vars.space["3"]})`,
  background: `${rosette} center / 88% 88% no-repeat ${vars.color.surface}`,
} as const;

export const cardInMount = { inlineSize: "86%", translate: "0 3%" } as const;
