import { expect, test } from "@jest/globals";
import { productOfLink } from "./product-of-link.ts";

const pattern = "/balance-check/info/{product}/";

test.each([
  ["/balance-check/info/maison-lumen/", "maison-lumen"],
  ["/balance-check/info/caf%C3%A9/", "café"],
  ["/balance-check/info//", undefined],
  ["/balance-check/info/a/b/", undefined],
  ["/balance-check/redeem/", undefined],
])("%s: %s", (path, product) => expect(productOfLink(path, pattern)).toBe(product));
