import { expect, test } from "../src/fixtures/test.ts";
import { type Drafted, draft, previewLink } from "../src/shop/editors.ts";

const page: Drafted = {
  storefront: "CKUK",
  language: "en",
  kind: "TERMS",
  key: "terms",
  path: "",
  title: "Terms that nobody has agreed on yet",
  blocks: [{ blockType: "TITLE_AND_BODY", title: "Who we are", body: "Still to be written." }],
};

test("a draft is seen by whoever has its link, for two days, and by nobody else", {
  tag: ["@content", "@all"],
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CKUK");
  const { page: browser } = visit;
  const title = browser.getByRole("heading", { level: 1 });
  await visit.open("terms");
  const published = (await title.textContent()) ?? "";
  expect(published).not.toBe(page.title);

  await draft(page);
  const link = await previewLink(page);
  const answer = await browser.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await expect(title).toHaveText(page.title);
  await expect(browser.getByText(visit.words("content")("page.preview"))).toBeVisible();
  await expect(browser.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(browser.locator('link[rel="alternate"]')).toHaveCount(0);

  await visit.open("terms");
  await expect(title).toHaveText(published);

  const statusOf = async (address: string) => (await browser.goto(address))?.status();
  expect(await statusOf(await previewLink(page, { hoursAgo: 47 }))).toBe(200);
  expect(await statusOf(await previewLink(page, { hoursAgo: 49 }))).toBe(404);

  const [version = "", expiry = "", signature = ""] = new URL(link).pathname.split("/").at(-2)?.split(".") ?? [];
  const tampered = [
    [String(Number(version) + 1), expiry, signature],
    [version, String(Number(expiry) + 60), signature],
    [version, expiry, `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`],
  ];
  for (const token of tampered) {
    expect(await statusOf(link.replace(`${version}.${expiry}.${signature}`, token.join(".")))).toBe(404);
  }
});
