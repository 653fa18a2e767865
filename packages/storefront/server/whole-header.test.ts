import { expect, test } from "@jest/globals";
import { showWholeHeader } from "./whole-header.ts";

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

test("a page with a header is drawn once that is whole", () => {
  const body = '<header>Bonjour</header><span id="header-end" hidden=""></span><p></head></p>';
  expect(showWholeHeader(page("<title>a</title>", body))).toBe(
    page('<title>a</title><link rel="expect" href="#header-end" blocking="render"/>', body),
  );
});

test("a page without one waits for nothing", () => {
  const html = page("", "<header>Bonjour</header>");
  expect(showWholeHeader(html)).toBe(html);
});
