import { isOffered, type ServedRoute } from "@giftshop/storefront-config";
import { everyPage, findProduct, type Product } from "../shop/catalogue.ts";
import type { Visit } from "../shop/visit.ts";
import type { Camera } from "./camera.ts";

/** Pages that stand by themselves, in the order in which a visitor might meet them. */
const pages = [
  "home",
  "listing",
  "categories",
  "choiceCard",
  "favourites",
  "givingMoments",
  "blog",
  "business",
  "businessQuote",
  "helpdesk",
  "contact",
  "basket",
  "balanceCheck",
  "activation",
  "login",
  "notFound",
] as const satisfies readonly ServedRoute[];

/** The first page that one of those leads to, by what it is called here. */
const details = {
  category: { from: "categories", within: "main ul a" },
  "giving moment": { from: "givingMoments", within: "main ul a" },
  "blog post": { from: "blog", within: "main ul a" },
} as const;

/** Kinds of products that have a page of their own kind, where the storefront sells one. */
const kinds: Record<string, (product: Product) => boolean> = {
  "product, a charity": ({ productType }) => productType === "DONATION",
  "product, spent in places": ({ locationCount }) => locationCount > 2,
};

/** What is looked at by night too. */
const byNight = ["home", "listing"] as const;

/** Stops at every page that needs nothing to have been done before. */
export const stillScreens = async (visit: Visit, picture: Camera): Promise<void> => {
  const { page, shop } = visit;
  const { code } = shop.storefront;
  const offered = (route: ServedRoute) => isOffered(shop.storefront, route);
  for (const route of pages.filter(offered)) {
    await visit.open(route);
    await picture(route);
  }
  for (const [name, { from, within }] of Object.entries(details)) {
    if (!offered(from)) continue;
    await visit.open(from);
    const address = await page.locator(within).first().getAttribute("href");
    if (!address) continue;
    await page.goto(new URL(address, page.url()).href);
    await picture(name);
  }
  for (const [name, fits] of Object.entries(kinds)) {
    const options = { language: shop.language, pages: everyPage };
    const product = await findProduct(code, fits, options).catch(() => undefined);
    if (!product) continue;
    await visit.open("product", { product: product.path });
    await picture(name);
    if (product.locationCount === 0) continue;
    await visit.open("productLocations", { product: product.path });
    await picture("places of a product");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  for (const route of byNight) {
    await visit.open(route);
    await picture(`${route}, by night`);
  }
  await page.emulateMedia({ colorScheme: "light" });
};
