import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { contentSecurityPolicy, inlineScriptHashes } from "./content-security-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a tag manager may run and be told on the pages of its storefront, and on no other", () => {
  const policy = contentSecurityPolicy("", { tagManager: true });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
  expect(policy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/);
  expect(contentSecurityPolicy("")).not.toContain("google");
});

test("every inline script is named by its hash, each once", () => {
  const html = `<script>one()</script><script nomodule="">two("é")</script><script>one()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("one()"), hashOf('two("é")')]);
});

test("files and data blocks need none, speculation rules do", () => {
  const rules = `{"prefetch":[]}`;
  const html = [
    `<script src="/_next/static/a.js" async=""></script>`,
    `<script type="application/ld+json">{"@type":"Product"}</script>`,
    `<script type="speculationrules">${rules}</script>`,
  ].join("");
  expect(inlineScriptHashes(html)).toEqual([hashOf(rules)]);
});

test("a map that others draw opens pictures and calls for exactly them", () => {
  const policy = contentSecurityPolicy("", { mapOrigin: "https://maps.example" }).split("; ");
  expect(policy.filter((part) => part.includes("maps.example"))).toEqual([
    "img-src 'self' data: blob: https://maps.example",
    "connect-src 'self' https://maps.example",
  ]);
  expect(contentSecurityPolicy("")).toContain("connect-src 'self';");
});

test("WebAssembly runs, and brand shops stand in frames, where a page says so", () => {
  const policy = contentSecurityPolicy("", { wasm: true, frames: ["https://brand.example"] }).split("; ");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("frame-src https://brand.example");
  expect(contentSecurityPolicy("")).not.toMatch(/wasm|frame-src/);
});

test("no script may run that the page did not bring", () => {
  const policy = contentSecurityPolicy("<script>a()</script>");
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
  expect(scripts).toBe(`script-src 'self' ${hashOf("a()")}`);
  expect(policy).toContain("default-src 'none'");
});

test("a video plays on its page, in its provider's player or from servers of ours; on others nothing does", () => {
  const figure = (provider: string) => `<figure data-provider="${provider}"></figure>`;
  const played = (html: string) =>
    contentSecurityPolicy(html)
      .split("; ")
      .filter((part) => /^(?:media|frame)-src/.test(part));
  expect(played("<p>YOUTUBE</p>")).toEqual([]);
  expect(played(figure("YOUTUBE") + figure("YOUTUBE"))).toEqual(["frame-src https://www.youtube-nocookie.com"]);
  expect(played(figure("SELF_HOSTED"))).toEqual(["media-src 'self' https:"]);
  expect(played(figure("VIMEO") + figure("SELF_HOSTED") + figure("YOUTUBE"))).toEqual([
    "media-src 'self' https:",
    "frame-src https://player.vimeo.com https://www.youtube-nocookie.com",
  ]);
});
