import { expect, test } from "@jest/globals";
import { showWholeHeader } from "./whole-header.ts";

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

test("a page with a header is drawn once that is whole", () => {
  const body = '<header>Bonjour</header><span id="header-end" hidden=""></span><p></head></p>';
  expect(showWholeHeader(page("<title>a</title>", body))).toBe(
    page('<title>a</title><link rel="expect" href="#header-end" blocking="render"/>', body),
  );
});

test("where the header may leave out its search box, that is known before anything is drawn", () => {
  const body = '<span id="header-end" hidden=""></span><main><span id="search-hero" hidden=""></span></main>';
  expect(showWholeHeader(page("", body))).toBe(
    page('<link rel="expect" href="#search-hero" blocking="render"/>', body),
  );
});

test("a page without one waits for nothing", () => {
  const html = page("", "<header>Bonjour</header>");
  expect(showWholeHeader(html)).toBe(html);
});
