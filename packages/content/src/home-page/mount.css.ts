import { grid } from "@giftshop/ui-kit/grid";
import { unpictured } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A rosette of 36 petals, one curve doubled and turned until it goes round, in hairlines at every size. */
const rosette = `url("data:image/svg+xml,${[
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200' preserveAspectRatio='none' fill='none' stroke='%23C9A227' stroke-opacity='.7'><defs>",
  "<path id='a' vector-effect='non-scaling-stroke' d='M100 1c44 30 44 168 0 198C56 169 56 31 100 1Z'/>",
  ...[
    ["a", "b", 5],
    ["b", "c", 10],
    ["c", "d", 20],
    ["d", "e", 40],
  ].map(
    ([from, to, turn]) =>
      `<g id='${to}'><use href='%23${from}'/><use href='%23${from}' transform='rotate(${turn} 100 100)'/></g>`,
  ),
  "</defs><use href='%23e'/><use href='%23e' transform='rotate(80 100 100)'/><use href='%23c' transform='rotate(160 100 100)'/></svg>",
]
  .join("")
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

/** In place of the hand that other houses hold their first card in. */
export const mount = style({
  ...mounted,
  alignSelf: "center",
  justifySelf: "center",
  inlineSize: "100%",
  maxInlineSize: grid(136),
  marginBlockEnd: vars.space["8"],
  filter: vars.scheme.dim,
  "@media": { [media.tablet]: { aspectRatio: "4 / 3" }, [media.desktop]: { marginBlockEnd: vars.space["10"] } },
});

export const inMount = style({ ...cardInMount, selectors: { [unpictured]: { visibility: "hidden" } } });
