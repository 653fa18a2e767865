import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { samplePages } from "../samples/sample-page.ts";
import { PageList } from "./page-list.tsx";
import { pageListTitle } from "./page-list-title.ts";
import { writtenTitle } from "./written-title.ts";

const shop = createShop("CBFR", "fr");

const linksOf = (page: number, pageCount: number) => {
  render(
    <PageList
      shop={shop}
      pages={samplePages}
      hrefOf={(path) => shop.link("blogPost", { path })}
      page={page}
      pageCount={pageCount}
      pageHref={(number) => shop.link("blog", {}, { page: number })}
    />,
  );
  const links = screen.queryByRole("navigation")?.querySelectorAll("a") ?? [];
  return [...links].map((link) => [link.getAttribute("href"), link.getAttribute("rel")]);
};

test("a list leads to each of its pages, and says which comes before and which next", () => {
  expect(linksOf(2, 3)).toEqual([
    ["/blog/", "prev"],
    ["/blog/", null],
    ["/blog/?page=2", null],
    ["/blog/?page=3", null],
    ["/blog/?page=3", "next"],
  ]);
});

test("a list of one page leads nowhere else", () => {
  expect(linksOf(1, 1)).toEqual([]);
});

test("pages of a list are told apart by their title", () => {
  expect([1, 2].map((page) => pageListTitle(shop, "Le blog", page))).toEqual(["Le blog", "Le blog, page 2"]);
});

test("an occasion is found by what is given for it, any other page by its own title", () => {
  const titleOf = (route: "givingMoment" | "blogPost" | "givingMoments", page = 1) =>
    writtenTitle(shop, route, "Mariage", page);
  expect(titleOf("givingMoment")).toBe("Mariage\u00a0: cartes cadeaux");
  expect(titleOf("givingMoments", 2)).toBe("Mariage\u00a0: cartes cadeaux, page 2");
  expect(titleOf("blogPost")).toBe("Mariage");
});
