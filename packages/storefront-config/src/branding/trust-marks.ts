import type { StorefrontRecord } from "../storefront-record.ts";
import { picture } from "./drawn.ts";
import { framePictures, slugOf } from "./frame-pictures.ts";
import { type TrustMark, type TrustMarkKind, type TrustMarks, trustMarkKinds } from "./trust-mark.ts";
import { trustNames } from "./trust-names.ts";

/** Height of a mark in the checkout's header. */
const headerHeight = 32;

/** Who vouches for a storefront, drawn for each of the four places. */
export const trustMarksOf = ({ storefront, country }: StorefrontRecord): TrustMarks => {
  const names = trustNames(country);
  const mark = (kind: TrustMarkKind, height: 24 | 40): TrustMark => ({
    kind,
    label: names[kind],
    ...picture(storefront.code, `${storefront.code}/${framePictures.trust(kind, height)}`),
    // The certificate is the one that has a page about the shop.
    ...(kind === "webshop" ? { link: `https://${slugOf(names.webshop)}.example/${storefront.host}/` } : {}),
  });
  const inHeader = ({ width, height, ...rest }: TrustMark): TrustMark => ({
    ...rest,
    width: Math.round((width * headerHeight) / height),
    height: headerHeight,
  });
  return {
    general: trustMarkKinds.map((kind) => mark(kind, 40)),
    topbar: [mark("webshop", 24), mark("commerce", 24)],
    bottombar: [mark("issuers", 24), mark("retailers", 24)],
    header: [inHeader(mark("webshop", 40)), inHeader(mark("commerce", 40))],
  };
};
