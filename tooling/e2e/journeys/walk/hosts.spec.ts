import { expect, test } from "../../src/fixtures/test.ts";
import { ports } from "../../src/stack/shared-stack.ts";

const home = (port: number) => `http://localhost:${port}/`;

test("a host of another brand group is answered with 421, an unknown one with 404", async ({ request }) => {
  const foreign = await request.get(home(ports.cb), { headers: { host: `ckuk.localhost:${ports.cb}` } });
  expect(foreign.status()).toBe(421);
  const unknown = await request.get(home(ports.cb), { headers: { host: `nobody.localhost:${ports.cb}` } });
  expect(unknown.status()).toBe(404);
});

test("a forwarded host of another group is misdirected behind our proxy", async ({ request }) => {
  // The tested shop trusts the proxy before it; that an
  // untrusted one is not believed is the front door's own test.
  const headers = { host: `cbfr.localhost:${ports.cb}`, "x-forwarded-host": "ckuk.localhost" };
  expect((await request.get(home(ports.cb), { headers })).status()).toBe(421);
});

test("an address that is sent on takes its query along", async ({ request }) => {
  const headers = { host: `cbau.localhost:${ports.cb}` };
  const answer = await request.get(`${home(ports.cb)}?gclid=1`, { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/\/au\/\?gclid=1$/);
});

test("the development page lists the storefronts and what stands beside them", async ({ page }) => {
  await page.goto(home(ports.cb));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("33");
  for (const name of ["Mailbox", "Payment sandbox", "Storybook"]) {
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
});
