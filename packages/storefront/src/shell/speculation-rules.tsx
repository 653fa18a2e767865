import type { Shop } from "@giftshop/storefront-config";

/**
 * Lets the browser fetch a page while the finger is still on its way to the link,
 * and draw a product page beforehand. Only pages that are the same for everybody.
 */
export const speculationRules = (shop: Shop): string => {
  const product = shop.link("product", { product: "x" }).replace(/x\/$/, "*");
  return JSON.stringify({
    prerender: [{ where: { href_matches: product }, eagerness: "moderate" }],
    prefetch: [{ where: { href_matches: [shop.link("home"), shop.link("listing")] }, eagerness: "moderate" }],
  });
};

/** The rules as a script block; a browser that does not know them ignores it. */
export const SpeculationRules = ({ shop }: { shop: Shop }) => (
  <script
    type="speculationrules"
    // A script's text must not be escaped, and `<` cannot occur in our own encoded paths, of which alone it
    // is made.
    dangerouslySetInnerHTML={{ __html: speculationRules(shop) }}
  />
);
