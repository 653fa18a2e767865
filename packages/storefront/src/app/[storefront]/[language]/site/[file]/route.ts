import { makeSiteFile } from "../../../../../metadata/site-files/site-file.ts";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";
import { dressedShop } from "../../../../../store/read-store.ts";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<ShopParameters & { file: string }>;
}

/**
 * `robots.txt`, sitemaps, manifest and `llms.txt` of a
 * storefront. `src/hosting/site-file.ts` knows their addresses.
 */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { file: name } = await params;
  const { shop } = await dressedShop(await shopOf(params));
  const file = await makeSiteFile(shop, name);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.text, { headers: { "content-type": file.contentType } });
};
