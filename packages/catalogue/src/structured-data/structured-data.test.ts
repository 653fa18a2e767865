import { structuredFaults } from "@giftshop/page/testing/structured-faults";
import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { collectionPage } from "./collection-page.ts";
import { structuredProduct } from "./structured-product.ts";

const located = { shop: createShop("CBFR", "fr"), origin: "http://cbfr.localhost:3000" };

const sent = (thing: unknown): unknown => JSON.parse(JSON.stringify(thing));
const product = (reviews: unknown) =>
  ({
    id: "7",
    title: "Atelier Brume",
    description: "Une carte",
    path: "atelier-brume",
    image: { url: "/media/0a.svg" },
    category: null,
    productType: "GIFTCARD",
    inStock: false,
    minPrice: { currency: "EUR", value: 1000 },
    digitalVariationConfig: null,
    physicalVariationConfig: { maxPrice: { value: 25_000 } },
    reviews,
  }) as unknown as Parameters<typeof structuredProduct>[1];
const review = { author: "Zoë", rating: 4, text: "Bien", writtenAt: "2026-11-20T09:00:00.000Z" };

test("what search engines want of a product is there, and nothing that the vocabulary does not know", () => {
  for (const reviews of [
    { count: 0, average: null, reviews: [] },
    { count: 1, average: null, reviews: [review] },
    { count: 7, average: 4.3, reviews: [review, { ...review, author: "" }] },
  ]) {
    expect(structuredFaults(sent(structuredProduct(located, product(reviews))))).toEqual([]);
  }
});

test("a rating stands only where the page shows one, and a review only with its author", () => {
  const few = structuredProduct(located, product({ count: 4, average: null, reviews: [review] }));
  expect(few).not.toHaveProperty("aggregateRating");
  expect(few).toMatchObject({ review: [{ author: { name: "Zoë" }, reviewRating: { ratingValue: 4 } }] });
  const many = structuredProduct(located, product({ count: 5, average: 3.8, reviews: [{ ...review, author: "" }] }));
  expect(many).toMatchObject({ aggregateRating: { ratingValue: 3.8, reviewCount: 5 } });
  expect(many).not.toHaveProperty("review");
});

test("a product names its range of prices as decimals, its state and its seller", () => {
  const product = {
    id: "7",
    title: "Atelier Brume",
    description: "Une carte",
    path: "atelier-brume",
    image: { url: "/media/0a.svg" },
    category: { title: "Maison" },
    productType: "GIFTCARD",
    inStock: true,
    reviews: { count: 0, average: null, reviews: [] },
    minPrice: { currency: "EUR", value: 1000 },
    digitalVariationConfig: { maxPrice: { value: 25_000 } },
    physicalVariationConfig: null,
    // Masked where it comes from commerce; the reader of the mask gives it back as it is.
  } as unknown as Parameters<typeof structuredProduct>[1];
  expect(structuredProduct(located, product)).toMatchObject({
    "@type": "Product",
    name: "Atelier Brume",
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

test("a page of a list names what stands on it, in its order, by its address", () => {
  const products = { products: [{ path: "atelier-brume" }, { path: "multi-enseignes" }] };
  const facts = { title: "Maison", address: "/categorie/maison/", products };
  expect(
    structuredFaults(sent(collectionPage(located, facts as unknown as Parameters<typeof collectionPage>[1]))),
  ).toEqual([]);
  expect(collectionPage(located, facts as unknown as Parameters<typeof collectionPage>[1])).toEqual({
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
