import { resolvePath } from "@giftshop/storefront-config";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { everything } from "../../src/extent.ts";
import { originOf } from "../../src/shop/visit.ts";
import { ask, headOf } from "../../src/walk/page-text.ts";
import { addressOf, nameOf, type Place, pagesOf, walked } from "../../src/walk/places.ts";
import { structuredDataOf } from "../../src/walk/structured-data.ts";

/** Pages of one storefront's sitemap that are read; of the reference storefront all, where everything is. */
const sampled = 12;
/** Pages that are asked for at once. */
const atOnce = 6;

const located = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

/** Every address that a storefront's sitemaps name, beginning at its robots.txt. */
const sitemapOf = async (request: APIRequestContext, origin: string): Promise<string[]> => {
  const { html: robots } = await ask(request, `${origin}/robots.txt`);
  const [, index = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const files = located((await ask(request, index)).html);
  const parts = await Promise.all(files.map((file) => ask(request, file)));
  return parts.flatMap(({ status, html }) => {
    expect(status).toBe(200);
    return located(html);
  });
};

/** An even choice. */
const sample = (addresses: readonly string[], count: number): string[] => {
  const step = Math.max(1, Math.floor(addresses.length / count));
  return addresses.filter((_, index) => index % step === 0);
};

const firstOfEach = walked.filter(
  ({ storefront }, index) => walked.findIndex((place) => place.storefront === storefront) === index,
);

for (const place of firstOfEach) {
  const { storefront, shop } = place;

  test(`${storefront.code}: every address of its sitemap is a page to be indexed`, async ({ request }) => {
    const addresses = await sitemapOf(request, originOf(shop));
    expect(new Set(addresses).size).toBe(addresses.length);
    const routes = new Set(addresses.map((address) => routeAt(place, address)));
    expect([...routes]).toEqual(expect.arrayContaining(["home", "listing", "product", "balanceCheck"]));
    const whole = everything && storefront.code === "CBFR";
    // A page of its own for each of a thousand places, made when it is first asked for.
    if (whole) test.setTimeout(600_000);
    const waiting = whole ? addresses : sample(addresses, sampled);
    const faults: string[] = [];
    const read = async (queue: Iterator<string>): Promise<void> => {
      for (let next = queue.next(); !next.done; next = queue.next()) {
        const { status, html } = await ask(request, next.value);
        const { canonical, indexed } = headOf(html);
        if (status !== 200 || !indexed || canonical !== next.value) faults.push(`${next.value} ${status} ${canonical}`);
      }
    };
    const queue = waiting.values();
    await Promise.all(Array.from({ length: atOnce }, () => read(queue)));
    expect(faults).toEqual([]);
  });
}

const routeAt = ({ storefront }: Place, address: string): string => {
  const resolved = resolvePath(storefront, new URL(address).pathname);
  return resolved.kind === "route" ? resolved.route : resolved.kind;
};

/** Address of the first category that the page of all of them leads to. */
const firstCategoryOf = async (request: APIRequestContext, place: Place): Promise<string> => {
  const { html } = await ask(request, addressOf(place, "categories"));
  const paths = Array.from(html.matchAll(/href="(\/[^"]+)"/g), ([, path = ""]) => path);
  const category = paths.find((path) => routeAt(place, originOf(place.shop) + path) === "category");
  return originOf(place.shop) + category;
};

for (const place of walked) {
  const { storefront, shop } = place;

  test(`${nameOf(place)}: structured data, shared picture, manifest and llms.txt`, async ({ request }) => {
    const home = structuredDataOf((await ask(request, addressOf(place, "home"))).html);
    expect(home.faults).toEqual([]);
    expect(home.things.map((thing) => thing["@type"])).toEqual([
      expect.stringMatching(/^(Organization|LocalBusiness)$/),
      "WebSite",
    ]);

    const pages = await pagesOf(place);
    const lists = [addressOf(place, "listing"), await firstCategoryOf(request, place)];
    for (const address of lists) {
      const { html } = await ask(request, address);
      const { things, faults } = structuredDataOf(html);
      expect(faults).toEqual([]);
      const [page] = things.filter((thing) => thing["@type"] === "CollectionPage");
      const listed = JSON.stringify(page?.mainEntity).matchAll(/"url":"([^"]+)"/g);
      const paths = Array.from(listed, ([, url = ""]) => new URL(url).pathname);
      expect(page?.url).toBe(address);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) expect(html).toContain(`href="${path}"`);
    }

    const product = pages.find(({ route }) => route === "product")?.address ?? "";
    const { html } = await ask(request, product);
    const { things, faults } = structuredDataOf(html);
    expect(faults).toEqual([]);
    expect(things.map((thing) => thing["@type"])).toEqual(["Product", "BreadcrumbList", "FAQPage"]);
    expect(things[0]?.offers).toMatchObject({ priceCurrency: storefront.currency });

    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const { host, port, pathname } = new URL(picture);
    const drawn = await request.get(`http://localhost:${port}${pathname}`, { headers: { host } });
    expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
    const png = await drawn.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    const base = originOf(shop) + shop.languagePath;
    const manifest = JSON.parse((await ask(request, `${base}/site.webmanifest`)).html);
    expect(manifest).toMatchObject({ name: storefront.name, lang: shop.locale, start_url: shop.link("home") });
    for (const { src } of manifest.icons) expect((await ask(request, originOf(shop) + src)).status, src).toBe(200);

    const { html: llms } = await ask(request, `${base}/llms.txt`);
    const links = [...llms.matchAll(/\]\((http[^)]+)\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect((await ask(request, link)).status, link).toBe(200);
  });
}
