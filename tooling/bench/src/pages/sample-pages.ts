import { createShop, getStorefront } from "@giftshop/storefront-config";
import { connect, visitor } from "../commerce-client.ts";
import { documents } from "../documents.ts";
import type { MeasuredShop } from "../with-stack.ts";

const storefront = getStorefront("CBFR");
const shop = createShop("CBFR", "fr");

/** Host header of the reference storefront in the measured shop. */
export const hostOf = ({ ports }: MeasuredShop): string => `${storefront.host}.localhost:${ports.cb}`;

/** A visitor of the reference storefront who asks commerce itself. */
export const asking = async <T>(
  measured: MeasuredShop,
  ask: (someone: ReturnType<typeof visitor>) => Promise<T>,
): Promise<T> => {
  const pool = connect(`http://localhost:${measured.ports.commerce}`, 1);
  try {
    return await ask(visitor(pool, storefront, `http://${hostOf(measured)}`));
  } finally {
    await pool.close();
  }
};

/** A page that stands for all of its kind. */
export interface SamplePage {
  /** Its kind, with what names it where there are many. */
  name: string;
  path: string;
}

interface Listed {
  products: { data: { products: { path: string; productType: string }[] } };
}
interface Placed {
  product: { data: { category: { path: string } | null } };
}
interface Posts {
  pages: { data: { pages: { path: string }[] } };
}

/**
 * One page of every kind that has a limit: the choice card, whose page is the heaviest,
 * beside the most chosen product that is a brand's own, its category, and the newest post.
 */
export const samplePages = async (measured: MeasuredShop): Promise<SamplePage[]> => {
  const choice = shop.link("choiceCard");
  const linkTo = (product: string) => shop.link("product", { product });
  const { product, category, post } = await asking(measured, async ({ ask }) => {
    const listed = await ask<Listed>(documents.products, {});
    const product = listed.products.data.products.find(
      ({ path, productType }) => productType === "GIFTCARD" && linkTo(path) !== choice,
    )?.path;
    const placed = product ? await ask<Placed>(documents.product, { path: product }) : undefined;
    const posts = await ask<Posts>(documents.posts, {});
    const [post] = posts.pages.data.pages;
    return { product, category: placed?.product.data.category?.path, post: post?.path };
  });
  if (!(product && category && post)) throw new Error("The shop has no product of a category, or no post.");
  return [
    { name: "home", path: shop.link("home") },
    { name: "listing", path: shop.link("listing") },
    { name: `category ${category}`, path: shop.link("category", { url: category }) },
    { name: `product ${product}`, path: linkTo(product) },
    { name: "choice card", path: choice },
    { name: "blog post", path: shop.link("blogPost", { path: post }) },
  ];
};
