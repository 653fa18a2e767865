import { contentSecurityPolicy, inlineScriptHashes } from "@giftshop/web-server";
import { expect, test } from "@jest/globals";
import { deferScripts, showWholeHeader } from "./finish-html.ts";

const loader = `load("$&")`;
const chunk = (name: string, more = ' async=""') => `<script src="/_next/static/chunks/${name}.js"${more}></script>`;
const style = `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>`;
const page = (head: string, body: string) => `<html><head>${style}${head}</head><body>${body}</body></html>`;

test("the loader stands for the scripts, in their order and each once", () => {
  const html = page(chunk("a") + chunk("b"), `<p>Bonjour</p>${chunk("main", ' id="_R_" async=""')}${chunk("a")}`);
  const files = ["a", "b", "main"].map((name) => `/_next/static/chunks/${name}.js`).join(" ");
  expect(deferScripts(html, loader)).toBe(page(`<script data-files="${files}">${loader}</script>`, "<p>Bonjour</p>"));
});

test("the browser is not told to fetch them early either, but it is for faces and pictures", () => {
  const face = `<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="" type="font/woff2"/>`;
  const script = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>`;
  const sent = deferScripts(page(face + script, chunk("main")), loader);
  expect(sent).toContain(face);
  expect(sent).not.toContain(script);
});

test("what is inline, or not of the build, stays", () => {
  const kept = [
    `<script>self.__next_f.push([1,"\\u003cscript src=1"])</script>`,
    `<script type="speculationrules">{}</script>`,
    `<script src="/elsewhere.js" async=""></script>`,
  ].join("");
  expect(deferScripts(page("", kept + chunk("main")), loader)).toContain(`<body>${kept}</body>`);
});

test("browsers without modules, which could not run the others, are sent no script of their own", () => {
  const sent = deferScripts(page(chunk("polyfills", ' noModule=""'), chunk("main")), loader);
  expect(sent).not.toContain("polyfills");
  expect(sent).toContain("main.js");
});

test("a page without scripts of the build is left alone", () => {
  const html = page("<title>Bonjour</title>", "<script>self.a=1</script>");
  expect(deferScripts(html, loader)).toBe(html);
});

test("the policy names the loader, by one hash for every page", () => {
  const [one, other] = ["a", "b"].map((name) => deferScripts(page("", chunk(name)), loader));
  expect(inlineScriptHashes(one ?? "")).toHaveLength(1);
  expect(inlineScriptHashes(one ?? "")).toEqual(inlineScriptHashes(other ?? ""));
  expect(contentSecurityPolicy(one ?? "")).toContain(inlineScriptHashes(`<script>${loader}</script>`)[0]);
});

const whole = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

test("a page with a header is drawn once that is whole", () => {
  const body = '<header>Bonjour</header><span id="header-end" hidden=""></span><p></head></p>';
  expect(showWholeHeader(whole("<title>a</title>", body))).toBe(
    whole('<title>a</title><link rel="expect" href="#header-end" blocking="render"/>', body),
  );
});

test("where the header may leave out its search box, that is known before anything is drawn", () => {
  const body = '<span id="header-end" hidden=""></span><main><span id="search-hero" hidden=""></span></main>';
  expect(showWholeHeader(whole("", body))).toBe(
    whole('<link rel="expect" href="#search-hero" blocking="render"/>', body),
  );
});

test("a page without one waits for nothing", () => {
  const html = whole("", "<header>Bonjour</header>");
  expect(showWholeHeader(html)).toBe(html);
});
