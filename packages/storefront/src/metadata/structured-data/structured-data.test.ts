import { createShop, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";

Object.assign(process.env, { BRAND_GROUP: "CB", PORT: "3000" });
const { organization, webSite } = await import("./house.ts");
const { jsonLdText } = await import("./json-ld.tsx");
const { breadcrumbList, faqPage } = await import("./lists.ts");
const { writtenGraph } = await import("./written-graph.ts");
const { collectionPage } = await import("./collection-page.ts");
const { structuredProduct } = await import("./structured-product.ts");

const shop = createShop("CBFR", "fr");

const product = (title: string) =>
  structuredProduct(shop, {
    id: "7",
    title,
    description: "Une carte",
    path: "atelier-brume",
    image: { url: "/media/0a.svg" },
    category: { title: "Maison" },
    inStock: true,
    minPrice: { currency: "EUR", value: 1000 },
    digitalVariationConfig: { maxPrice: { value: 25_000 } },
    physicalVariationConfig: null,
    // Masked where it comes from commerce; the reader of the mask gives it back as it is.
  } as unknown as Parameters<typeof structuredProduct>[1]);

test("no text can end the block or begin another", () => {
  const evil = "</script><script>alert(1)</script><!--\u2028";
  const text = jsonLdText([product(evil)]);
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(evil);
});

test("a product names its range of prices as decimals, its state and its seller", () => {
  expect(product("Atelier Brume")).toMatchObject({
    "@type": "Product",
    image: "http://cbfr.localhost:3000/media/0a.svg",
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "EUR",
      lowPrice: "10.00",
      highPrice: "250.00",
      offerCount: 1,
      availability: "https://schema.org/InStock",
      seller: { "@id": "http://cbfr.localhost:3000/#organization" },
    },
  });
});

test("a trail counts from one, and its last step is the page itself", () => {
  const crumbs = [{ label: "Accueil", href: "/" }, { label: "Atelier Brume" }];
  expect(breadcrumbList("http://cbfr.localhost:3000", crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: "http://cbfr.localhost:3000/" },
    { "@type": "ListItem", position: 2, name: "Atelier Brume" },
  ]);
});

test("questions carry the answer that was accepted", () => {
  expect(faqPage([{ question: "Quand ?", answer: "Demain." }]).mainEntity).toEqual([
    { "@type": "Question", name: "Quand ?", acceptedAnswer: { "@type": "Answer", text: "Demain." } },
  ]);
});

test("a page of a list names what stands on it, in its order, by its address", () => {
  const products = { products: [{ path: "atelier-brume" }, { path: "multi-enseignes" }] };
  const facts = { title: "Maison", address: "/categorie/maison/", products };
  expect(collectionPage(shop, facts as unknown as Parameters<typeof collectionPage>[1])).toEqual({
    "@type": "CollectionPage",
    name: "Maison",
    url: "http://cbfr.localhost:3000/categorie/maison/",
    inLanguage: "fr-FR",
    isPartOf: { "@id": "http://cbfr.localhost:3000/#website" },
    mainEntity: {
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", position: 1, url: "http://cbfr.localhost:3000/carte-cadeau/atelier-brume/" },
        { "@type": "ListItem", position: 2, url: "http://cbfr.localhost:3000/carte-cadeau/multi-enseignes/" },
      ],
    },
  });
});

test("a post names its date, its picture and the shop that wrote it; another page is no article", () => {
  const facts = {
    id: "12",
    title: "Bien choisir",
    description: "Quatre questions.",
    address: "/blog/bien-choisir/",
    trail: [{ label: "Blog", href: "/blog/" }],
    questions: [],
  };
  const [, post] = writtenGraph(shop, {
    ...facts,
    posted: { publishedAt: "2026-11-01T09:00:00.000Z", modifiedAt: "2026-11-20T09:00:00.000Z" },
  });
  expect(post).toMatchObject({
    "@type": "BlogPosting",
    headline: "Bien choisir",
    datePublished: "2026-11-01T09:00:00.000Z",
    dateModified: "2026-11-20T09:00:00.000Z",
    image: "http://cbfr.localhost:3000/media/share/page/CBFR/12.png",
    mainEntityOfPage: "http://cbfr.localhost:3000/blog/bien-choisir/",
    author: { "@type": "LocalBusiness", "@id": "http://cbfr.localhost:3000/#organization" },
  });
  expect(writtenGraph(shop, facts)).toHaveLength(1);
});

test("the search of every shop is found by its own path", () => {
  for (const { code, languages } of storefronts) {
    for (const language of languages) {
      const text = jsonLdText([webSite(createShop(code, language)), organization(createShop(code, language))]);
      const [site, house] = JSON.parse(text)["@graph"];
      expect(site.potentialAction.target.urlTemplate).toMatch(/^http:\/\/[^?]+\/\?s=\{search_term_string\}$/);
      expect(site.publisher["@id"]).toBe(house["@id"]);
    }
  }
});
