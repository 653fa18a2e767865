import { brotliCompressSync, constants } from "node:zlib";
import { isEntitySlug, retention, routesOf, storefronts } from "@giftshop/storefront-config";
import { validate } from "@giftshop/validation";
import { type ContentPage, contentPageSchema } from "@giftshop/validation/content";
import { expect, test } from "@jest/globals";
import { xmlFault } from "../card/xml-fault.ts";
import { makeContent } from "./make-content.ts";
import { textsFor } from "./texts-of.ts";

const made = storefronts.map((storefront) => ({
  storefront,
  content: makeContent(storefront),
}));

/** The texts of every storefront in each of its languages. */
const written = storefronts.flatMap((storefront) =>
  storefront.languages.map((language) => textsFor(storefront, language)),
);

test("every page passes the rules that a file must pass", async () => {
  for (const { content } of made) {
    for (const page of content.pages) {
      const result = await validate(contentPageSchema, page);
      expect(result.ok ? [] : [page.key, page.language, result.errors]).toEqual([]);
    }
  }
});

test("no two pages of a kind share an address, and none is a word that its shop's paths reserve", () => {
  for (const { storefront, content } of made) {
    const addresses = content.pages
      .filter(({ path }) => path !== "")
      .map(({ language, kind, path }) => `${language} ${kind} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const refused = storefront.languages.flatMap((language) => {
      const { reserved } = routesOf(storefront, language);
      return content.pages
        .filter((page) => page.language === language && page.path !== "" && !isEntitySlug(page.path, reserved))
        .map(({ path }) => `${storefront.code} ${language} ${path}`);
    });
    expect(refused).toEqual([]);
  }
});

test("every storefront has the same pages in each of its languages", () => {
  const keysOf = (pages: readonly ContentPage[], language: string) =>
    pages.filter((page) => page.language === language).map(({ kind, key }) => `${kind} ${key}`);
  const expected = keysOf(made[0]?.content.pages ?? [], made[0]?.storefront.languages[0] ?? "");
  expect(expected.length).toBeGreaterThan(20);
  for (const { storefront, content } of made) {
    for (const language of storefront.languages) expect(keysOf(content.pages, language)).toEqual(expected);
  }
});

test("one post shows a picture beside its words and a film, in every storefront and language", () => {
  for (const { storefront, content } of made) {
    for (const language of storefront.languages) {
      const post = content.pages.find((page) => page.key === "film-evening" && page.language === language);
      const kinds = post?.blocks.map(({ blockType }) => blockType);
      expect(kinds).toEqual(expect.arrayContaining(["IMAGE_BODY", "VIDEO"]));
      for (const { image } of post?.blocks ?? [])
        expect(image === undefined || image.hash in content.pictures).toBe(true);
    }
  }
});

test("pictures are drawn for all that pages name, and are sound and small", () => {
  for (const { content } of made)
    for (const { image } of content.pages) expect(image === undefined || image in content.pictures).toBe(true);
  // Storefronts of a house share its scenes.
  const pictures = new Set(made.flatMap(({ content }) => Object.values(content.pictures)));
  for (const svg of pictures) {
    expect(xmlFault(svg)).toBeUndefined();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(svg, { params }).length).toBeLessThan(12_000);
  }
});

/** The text of a written page, as it is shown. */
const bodyOf = (pages: readonly ContentPage[], key: string, language: string): string =>
  JSON.stringify(pages.find((page) => page.key === key && page.language === language)?.blocks ?? "");

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name).sort();

test("what is kept, and for how long, is said as it is done, in every language", () => {
  for (const texts of written) {
    expect(namesIn(texts.privacy.sections.keeping.body)).toEqual([
      "basketDays",
      // Said twice: of messages, and of the buyer of a deleted account.
      "messageDays",
      "messageDays",
      "quoteDays",
      "unpaidOrderDays",
    ]);
    expect(namesIn(texts.privacy.sections.draw.body)).toEqual(["doublerDays"]);
    expect(namesIn(texts.cookies.sections.necessary.body)).toEqual(["cookieDays"]);
  }
  for (const { storefront, content } of made) {
    for (const language of storefront.languages) {
      const privacy = bodyOf(content.pages, "privacy", language);
      for (const days of [retention.basketDays, retention.messageDays, retention.unpaidOrderDays, retention.quoteDays])
        expect(privacy).toMatch(new RegExp(`(?<!\\d)${days}(?!\\d)`, "u"));
      // A draw is spoken of where there is one.
      const { title } = textsFor(storefront, language).privacy.sections.draw;
      expect(privacy.includes(title)).toBe(storefront.toggles.doubler);
      expect(bodyOf(content.pages, "cookies", language)).toMatch(
        new RegExp(`(?<!\\d)${retention.cookieDays}(?!\\d)`, "u"),
      );
    }
  }
});

test("what the delivery page claims is what the storefront claims elsewhere", () => {
  for (const { sections } of written.map(({ deliveryInfo }) => deliveryInfo)) {
    expect(namesIn(sections.post.body)).toEqual(["cutOff", "nextDayPercent", "postage"]);
    expect(namesIn(sections.late.body)).toEqual(["claimAfterWorkingDays", "claimUntilDays"]);
    for (const { body } of [sections.post, sections.late]) expect(body.replaceAll(/\{\w+\}/gu, "")).not.toMatch(/\d/u);
  }
  for (const { storefront, content } of made) {
    const { nextDayPercent, claimAfterWorkingDays, claimUntilDays } = storefront.claims;
    for (const language of storefront.languages) {
      const delivery = bodyOf(content.pages, "delivery", language);
      for (const claim of [nextDayPercent, claimAfterWorkingDays, claimUntilDays])
        expect(delivery).toMatch(new RegExp(`(?<!\\d)${claim}(?!\\d)`, "u"));
    }
  }
});

test("whoever withdraws is led there online first, and to the contact form, in every language", () => {
  for (const { cancellation } of written) {
    expect(cancellation.sections.how.body).toContain("](route:withdrawal)");
    expect(cancellation.sections.how.body).toContain("](route:contact)");
    expect(namesIn(cancellation.sections.how.body)).not.toContain("email");
  }
});
