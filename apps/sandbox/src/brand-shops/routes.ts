import { page } from "../http/answer.ts";
import { html } from "../http/html.ts";
import { frame } from "../http/page-frame.ts";
import type { Route } from "../http/router.ts";

const nameOf = (slug: string): string =>
  slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/**
 * A brand's own shop, which the redeem shop frames or leads to; its cards are the brand's own, so nothing
 * comes back from here.
 */
const brandShop = (slug: string) =>
  frame({
    title: nameOf(slug),
    content: html`<h1>${nameOf(slug)}</h1><div class="sheet">
<p>The shop of ${nameOf(slug)}, which issues its gift cards itself.</p>
<form>
  <label>Value <input name="value" type="number" inputmode="numeric" min="5" max="150" value="25" required></label>
  <button class="primary">Choose</button>
</form>
</div>`,
  });

/** Shops of brands, at `/brand-shop/{brand}/`; any page may frame them. */
export const brandShopRoutes = (): Route[] => {
  const answer: Route[2] = ({ parameters: { brand = "" } }) => {
    const { headers, ...rest } = page(brandShop(brand));
    const policy = headers["content-security-policy"]?.replace("frame-ancestors 'none'", "frame-ancestors *") ?? "";
    return { ...rest, headers: { ...headers, "content-security-policy": policy } };
  };
  return [
    ["GET", "/brand-shop/:brand/", answer],
    ["GET", "/brand-shop/about/:brand/", answer],
  ];
};
