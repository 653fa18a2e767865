import { expect, test } from "@jest/globals";
import { chooseEncoding } from "./page.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip", "gzip"],
  ["br;q=0.5", "br"],
  ["brotli", "identity"],
  ["identity", "identity"],
])("Accept-Encoding %j is answered with %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
