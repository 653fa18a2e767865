import { expect, test } from "@jest/globals";
import { videoAddress } from "./video-address.ts";

test("YouTube is asked by its domain without cookies", () => {
  expect(videoAddress({ provider: "YOUTUBE", id: "dQw4w9WgXcQ" }, "fr")).toBe(
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&hl=fr",
  );
});

test("Vimeo is asked not to track, and an id cannot add anything to its address", () => {
  expect(videoAddress({ provider: "VIMEO", id: "1?x=/" }, "fr")).toBe(
    "https://player.vimeo.com/video/1%3Fx%3D%2F?dnt=1&autoplay=1",
  );
});
