import type { Shop } from "@giftshop/storefront-config";

/** A picture for where a page is shared. */
export interface SharePicture {
  /** Path. */
  url: string;
  width: number;
  height: number;
}

/** What commerce draws for a product's picture in the storefront's house; `undefined` for a picture of another kind. */
export const sharePictureOf = ({ storefront }: Shop, image: string | undefined): SharePicture | undefined => {
  const hash = /^\/media\/([0-9a-f]{32})\.svg$/.exec(image ?? "")?.[1];
  return hash ? { url: `/media/share/${storefront.code}/${hash}.png`, width: 1200, height: 630 } : undefined;
};
