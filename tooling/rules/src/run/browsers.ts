import { existsSync } from "node:fs";
import { install, isInstalled } from "./apt.ts";
import type { Run } from "./run.ts";

/** Where stories, journeys and benchmarks look for the browser. */
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/**
 * Debian's packages of the system's faces that the pictures of stories were taken with, as an SVG in an `img`
 * reaches no other.
 */
const faces = ["fonts-liberation", "fonts-noto-core"];

/** The further browsers that `npm run test:all` buys a card in, by the program that shows each is there. */
const further = {
  "/usr/bin/firefox-esr": "firefox-esr",
  "/usr/bin/WebKitWebDriver": "webkit2gtk-driver",
  "/usr/bin/Xvfb": "xvfb",
} as const;

/**
 * Debian's package, of the same name, of the server by which storefront processes share pages; Jest starts
 * it.
 */
const redis = "redis-server";

/**
 * Debian's browsers, faces and Redis, installed where they are
 * missing and we may; the tests drive a browser by its path.
 */
export const browsers = async ({ all }: { readonly all: boolean }): Promise<Run> => {
  const missing = existsSync(chromium) ? [] : ["chromium"];
  for (const face of faces) if (!(await isInstalled(face))) missing.push(face);
  if (!existsSync(`/usr/bin/${redis}`)) missing.push(redis);
  for (const [program, name] of Object.entries(further)) if (all && !existsSync(program)) missing.push(name);
  return install(missing);
};
