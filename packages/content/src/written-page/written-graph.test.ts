import { structuredFaults } from "@giftshop/page/testing/structured-faults";
import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { writtenGraph } from "./written-graph.ts";

test("a post names its date, its picture and the shop that wrote it; another page is no article", () => {
  const located = { shop: createShop("CBFR", "fr"), origin: "http://cbfr.localhost:3000" };
  const facts = {
    id: "12",
    title: "Bien choisir",
    description: "Quatre questions.",
    address: "/blog/bien-choisir/",
    trail: [{ label: "Blog", href: "/blog/" }],
    questions: [],
  };
  const [, post] = writtenGraph(located, {
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
  expect(structuredFaults(JSON.parse(JSON.stringify(post)))).toEqual([]);
  expect(writtenGraph(located, facts)).toHaveLength(1);
});
