import { vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const emptyState = kitStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: "center",
});

export const scene = kitStyle({
  inlineSize: `min(100%, ${grid(90)})`,
  aspectRatio: "3 / 2",
  borderRadius: vars.radius.large,
  filter: vars.scheme.dim,
  selectors: {
    '&[data-scene="basket"]': { background: `${vars.motif.emptyBasket} center / cover no-repeat` },
    '&[data-scene="search"]': { background: `${vars.motif.nothingFound} center / cover no-repeat` },
    '&[data-scene="orders"]': { background: `${vars.motif.noOrders} center / cover no-repeat` },
    '&[data-scene="payment"]': { background: `${vars.motif.beingPaid} center / cover no-repeat` },
    '&[data-scene="activated"]': { background: `${vars.motif.activated} center / cover no-repeat` },
    '&[data-scene="favourites"]': { background: `${vars.motif.noFavourites} center / cover no-repeat` },
  },
});

export const action = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
