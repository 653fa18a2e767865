import { expect, test } from "@jest/globals";
import type { Product } from "schema-dts";
import { jsonLdText } from "./json-ld.tsx";

test("no text can end the block or begin another", () => {
  const evil = "</script><script>alert(1)</script><!--\u2028";
  const product: Product = { "@type": "Product", name: evil };
  const text = jsonLdText([product]);
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(evil);
});
