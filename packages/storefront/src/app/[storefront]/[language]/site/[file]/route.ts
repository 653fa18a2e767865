import { makeSiteFile } from "../../../../../metadata/site-files/site-file.ts";
import { type ShopParameters, shopOf } from "../../../../../shell/shop-of.ts";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<ShopParameters & { file: string }>;
}

/** `robots.txt`, sitemaps, manifest and `llms.txt` of a storefront. `src/hosting/site-file.ts` knows their addresses. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file: name } = await params;
  const file = await makeSiteFile(await shopOf(params), name);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.text, { headers: { "content-type": file.contentType } });
}
