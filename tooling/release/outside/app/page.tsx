import { ProductList, type ProductListProps } from "@giftshop/catalogue";

import { shop } from "../shop.ts";

/** What a shop's own commerce would answer with. */
const products = {
  products: [
    {
      id: "cafe-noir",
      title: "Café Noir",
      path: "cafe-noir",
      image: { url: "/cafe-noir.svg", alt: "" },
      backgroundColor: "#F9D9C2",
      showHand: false,
      showShadow: true,
      productType: "GIFTCARD",
      inStock: true,
      minPrice: { currency: "EUR", value: 1000 },
    },
  ],
  paging: { totalItems: 1, currentPage: 1, itemsPerPage: 16 },
  topProducts: [],
  filterGroups: [],
} as unknown as ProductListProps["products"];

export default function Page() {
  return (
    <main>
      <ProductList shop={shop} products={products} filters={{}} linkTo={(page) => `/?page=${page}`} />
    </main>
  );
}
