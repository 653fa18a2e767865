import { expect, test } from "@jest/globals";
import { playable } from "./playable.ts";

const youtube = { provider: "YOUTUBE", id: "dQw4w9WgXcQ" };

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?t=3",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
])("%s is known by its id", (url) => {
  expect(playable({ provider: "YOUTUBE", url, mimeType: null })).toEqual(youtube);
});

test("an address of somebody else is not played", () => {
  expect(
    playable({ provider: "YOUTUBE", url: "https://evil.example/watch?v=dQw4w9WgXcQ", mimeType: null }),
  ).toBeUndefined();
  expect(playable({ provider: "VIMEO", url: "https://vimeo.com/about", mimeType: null })).toBeUndefined();
});

test("a video of our own is played as it is", () => {
  const url = "https://films.shop.example/film.webm";
  expect(playable({ provider: "SELF_HOSTED", url, mimeType: "video/webm" })).toEqual({
    provider: "SELF_HOSTED",
    url,
    mimeType: "video/webm",
  });
});
