import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { run } from "./run.ts";
import { catalog, root } from "./workspace.ts";

const installed = ["catalogue", "basket", "checkout", "page", "storefront-config", "ui-kit"];

const fail = (words: string): never => {
  throw new Error(words);
};

/** A Next app in a folder of its own, with what a registry has. */
const install = async (registry: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "outside-"));
  cpSync(`${root}tooling/release/outside`, folder, { recursive: true });
  // Under its own name our checks would take it for a project of the repository.
  renameSync(join(folder, "settings.json"), join(folder, "tsconfig.json"));
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  manifest.dependencies = {
    ...Object.fromEntries(
      ["next", "react", "react-dom", "typescript", "@types/node", "@types/react", "@types/react-dom"].map((name) => [
        name,
        catalog[name],
      ]),
    ),
    ...Object.fromEntries(installed.map((name) => [`@giftshop/${name}`, "*"])),
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  await run("pnpm", ["install", "--prefer-offline", `--registry=${registry}`, "--ignore-scripts"], folder);
  return folder;
};

/** What each page of the app must show, as a browser sees it. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  "/": async (page) => {
    const card = page.getByRole("article").or(page.getByRole("listitem")).filter({ hasText: "Café Noir" }).first();
    await card.getByText(/10[,.]?0?0?\s*€/).waitFor();
    const rounded = await card.evaluate((item) =>
      [item, ...item.querySelectorAll("*")].some((part) => getComputedStyle(part).borderRadius !== "0px"),
    );
    if (!rounded) fail("The product card has no style.");
  },
  "/basket": (page) => page.getByRole("heading", { level: 1 }).waitFor(),
  "/activation": async (page) => {
    await page.getByRole("textbox").first().waitFor();
    await page.locator("form button[type=submit]").first().click();
    await page.locator("[aria-invalid=true]").first().waitFor();
  },
};

/**
 * Installs the packages into a Next app outside the repository, builds
 * it, and looks at a product card, a basket and a form in Chromium.
 */
export const tryOutside = async (registry: string, tell: (words: string) => void): Promise<void> => {
  const folder = await install(registry);
  tell("They are installed into an app outside the repository.");
  const next = join(folder, "node_modules/.bin/next");
  await run(next, ["build"], folder, { NODE_ENV: "production" });
  tell("It is built.");
  const server = spawn(next, ["start", "--port", "0"], { cwd: folder });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    let printed = "";
    server.stdout.on("data", (part) => {
      printed += part;
    });
    let origin: string | undefined;
    for (let tries = 0; !origin; tries += 1) {
      origin = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (tries > 100) fail(`The app does not start: ${printed}`);
      await sleep(200);
    }
    const page = await browser.newPage();
    for (const [path, look] of Object.entries(pages)) {
      await page.goto(origin + path);
      await look(page);
      tell(`${path} is drawn and answers.`);
    }
  } finally {
    server.kill();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
