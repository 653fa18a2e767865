import { expect, test } from "@jest/globals";
import { sealPage } from "./seal-page.ts";

test("a page that is kept holds no more memory than its bytes", async () => {
  const body = Buffer.from("A gift card for every day of the year. ".repeat(500));
  const { bodies, size } = await sealPage({ status: 200, contentType: "text/html", body, headers: [], sent: "often" });
  expect(bodies.br.buffer.byteLength).toBe(bodies.br.length);
  expect(bodies.gzip.buffer.byteLength).toBe(bodies.gzip.length);
  expect(bodies.br.length).toBeLessThan(body.length / 10);
  expect(size).toBe(bodies.br.length + bodies.gzip.length + body.length + 4_096);
});
