import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../src/fixtures/test.ts";
import { type Drafted, draft, previewLink } from "../src/shop/editors.ts";

const video = (provider: string, url: string, title: string) => ({
  blockType: "VIDEO",
  video: { provider, url, title },
});
const titles = { YOUTUBE: "Comment nous emballons", VIMEO: "Une visite de l’atelier" };
const page: Drafted = {
  storefront: "CBFR",
  language: "fr",
  kind: "LANDING",
  key: "in-pictures",
  path: "en-images",
  title: "En images",
  blocks: [
    { blockType: "TITLE_AND_BODY", title: "À voir", body: "Deux films courts." },
    video("YOUTUBE", "https://www.youtube.com/watch?v=aqz-KE-bpKQ", titles.YOUTUBE),
    video("VIMEO", "https://vimeo.com/1084537", titles.VIMEO),
  ],
};

/** Answers in place of whoever is not this shop. Returns the addresses that were asked for, in order. */
const answerForOthers = async (context: BrowserContext): Promise<string[]> => {
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => !hostname.endsWith("localhost"),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
    },
  );
  return asked;
};

test("a video asks nothing of its provider before it is played, plays with a name and focus, and is gone once that is taken back", {
  tag: ["@content", "@all"],
}, async ({ visit: walkIn, context }) => {
  await draft(page);
  const asked = await answerForOthers(context);
  const visit = walkIn("CBFR");
  const { page: browser } = visit;
  const t = visit.words("content");
  await browser.goto(await previewLink(page));
  const film = browser.getByRole("figure", { name: titles.YOUTUBE });
  const tour = browser.getByRole("figure", { name: titles.VIMEO });
  const frames = browser.locator("iframe");
  const note = (provider: string) => browser.getByText(t("video.consent", { provider }));
  const play = film.getByRole("button", { name: t("video.play") });

  await play.hover();
  await tour.scrollIntoViewIfNeeded();
  await expect(note("YouTube")).toBeVisible();
  await expect(frames).toHaveCount(0);
  expect(asked).toEqual([]);

  await play.focus();
  await browser.keyboard.press("Enter");
  await expect(frames).toHaveCount(1);
  await expect(frames).toHaveAttribute("title", titles.YOUTUBE);
  await expect(frames).toBeFocused();
  await expect
    .poll(() => asked.map((address) => new URL(address).origin))
    .toEqual(["https://www.youtube-nocookie.com"]);

  // Agreed to for all videos; the other one waits for its own press.
  await expect(note("Vimeo")).toBeHidden();
  await browser.reload();
  await expect(note("YouTube")).toBeHidden();
  await tour.getByRole("button", { name: t("video.play") }).click();
  await expect(frames).toHaveAttribute("title", titles.VIMEO);
  await expect
    .poll(() => asked.map((address) => new URL(address).origin))
    .toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]);

  await browser.getByRole("contentinfo").getByText(t("shell.pages.cookies"), { exact: true }).click();
  const settings = browser.getByRole("dialog", { name: t("consent.title") });
  await settings.getByRole("button", { name: t("consent.necessaryOnly") }).click();
  await expect(settings).toBeHidden();
  await browser.reload();
  await expect(note("YouTube")).toBeVisible();
  await expect(note("Vimeo")).toBeVisible();
  await expect(frames).toHaveCount(0);
  expect(asked).toHaveLength(2);
});
