import type { Shop } from "@giftshop/storefront-config";

/** A picture for where a page is shared. */
export interface SharePicture {
  /** Path. */
  url: string;
  width: number;
  height: number;
}

/** Pixels that commerce draws, and that services ask for. */
const size = { width: 1200, height: 630 };

/**
 * What commerce draws for a written page, its title in the page's
 * language; `undefined` where nothing is written. `id` is the page's.
 */
export const sharePageOf = ({ storefront }: Shop, id: string | undefined): SharePicture | undefined =>
  id === undefined ? undefined : { url: `/media/share/page/${storefront.code}/${id}.png`, ...size };

/**
 * What commerce draws for a product's picture in the
 * storefront's house; `undefined` for a picture of another kind.
 */
export const sharePictureOf = ({ storefront }: Shop, image: string | undefined): SharePicture | undefined => {
  const hash = /^\/media\/([0-9a-f]{32})\.svg$/.exec(image ?? "")?.[1];
  return hash ? { url: `/media/share/${storefront.code}/${hash}.png`, ...size } : undefined;
};
