import { expect, test } from "@jest/globals";
import { validate } from "../validate.ts";
import { contentPageSchema } from "./content-page-schema.ts";

const page = {
  storefront: "CBFR",
  kind: "POST",
  key: "choose",
  language: "fr",
  path: "bien-choisir",
  title: "Bien choisir",
  description: "Comment choisir.",
  intro: "",
  blocks: [{ blockType: "TITLE_AND_BODY", title: "Un", body: "Deux" }],
};

const pathsOf = async (change: object) => {
  const result = await validate(contentPageSchema, { ...page, ...change });
  return result.ok ? [] : result.errors.map(({ path, name }) => `${path}: ${name}`);
};

test("a page with what it needs passes", async () => {
  expect(await pathsOf({})).toEqual([]);
});

test("a block is judged by what its type needs", async () => {
  expect(await pathsOf({ blocks: [{ blockType: "VIDEO" }] })).toEqual(["blocks[0].video: required"]);
  expect(await pathsOf({ blocks: [{ blockType: "QUESTIONS", title: "?", items: [] }] })).toEqual([
    "blocks[0].items: required",
  ]);
});

test("links lead to routes or to safe schemes", async () => {
  const linked = (to: string) => ({
    blocks: [{ blockType: "TITLE_BODY_LINK", title: "a", body: "b", link: { text: "c", to } }],
  });
  expect(await pathsOf(linked("route:terms"))).toEqual([]);
  expect(await pathsOf(linked("https://shop.example/"))).toEqual([]);
  expect(await pathsOf(linked("http://shop.example/"))).toEqual([]);
  expect(await pathsOf(linked("javascript:alert(1)"))).toEqual(["blocks[0].link.to: characters"]);
  expect(await pathsOf(linked("/somewhere/"))).toEqual(["blocks[0].link.to: characters"]);
});

test("kinds, keys and paths keep to their alphabet", async () => {
  expect(await pathsOf({ kind: "NOVEL", key: "A b", path: "é" })).toEqual([
    "kind: notAnOption",
    "key: characters",
    "path: characters",
  ]);
});

test.each([
  ["YOUTUBE", "https://www.youtube.com/watch?v=aqz-KE-bpKQ", []],
  ["YOUTUBE", "https://www.youtube.com/@a-channel", ["characters"]],
  ["VIMEO", "https://vimeo.com/76979871", []],
  ["VIMEO", "https://youtu.be/aqz-KE-bpKQ", ["characters"]],
  ["SELF_HOSTED", "https://films.shop.example/gift.mp4", []],
  ["SELF_HOSTED", "/media/gift.mp4", ["characters"]],
  ["SELF_HOSTED", "https://", ["characters"]],
])("a video of %s at %s", async (provider, url, problems) => {
  expect(await pathsOf({ blocks: [{ blockType: "VIDEO", video: { provider, url, title: "A gift" } }] })).toEqual(
    problems.map((problem) => `blocks[0].video.url: ${problem}`),
  );
});
