import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { Builder, By, Capabilities, until } from "selenium-webdriver";
import { eventually } from "../eventually.ts";
import { webkitDriverPort } from "../stack/shared-stack.ts";
import { type Browser, timeout } from "./browser.ts";

/**
 * Where Debian keeps the browser that its driver drives:
 * `webkit2gtk-4.1` in the folder of the machine's architecture.
 */
const miniBrowser = (): string => {
  const folders = readdirSync("/usr/lib").map((name) => join("/usr/lib", name, "webkit2gtk-4.1"));
  for (const folder of folders) {
    try {
      if (readdirSync(folder).includes("MiniBrowser")) return join(folder, "MiniBrowser");
    } catch {
      // Another folder of /usr/lib.
    }
  }
  throw new Error("There is no MiniBrowser: install webkit2gtk-driver.");
};

/** A screen for a browser that has no headless mode. Gives its name, such as `:7`. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3] ?? screen, "data");
  return { screen, display: `:${String(number).trim()}` };
};

/** Debian's WebKit, by its WebDriver. */
export const startWebkit = async (): Promise<Browser> => {
  const { screen, display } = await startScreen();
  const port = webkitDriverPort + test.info().parallelIndex;
  const server = `http://127.0.0.1:${port}`;
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: "ignore",
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    await eventually("the driver of WebKit", async () => (await fetch(`${server}/status`)).ok, { within: timeout });
    const options = { binary: miniBrowser(), args: ["--automation"] };
    const wanted = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
    const session = await new Builder().usingServer(server).withCapabilities(wanted).build();
    const found = (xpath: string) => session.wait(until.elementLocated(By.xpath(xpath)), timeout, xpath);
    /** A press that meets nothing yet: it comes, moves, or lies under something. */
    const mayPass = ["ElementNotInteractableError", "ElementClickInterceptedError", "StaleElementReferenceError"];
    const pressed = async (xpath: string): Promise<boolean> => {
      try {
        await (await found(xpath)).click();
        return true;
      } catch (failure) {
        if (failure instanceof Error && mayPass.includes(failure.name)) return false;
        throw failure;
      }
    };
    const capabilities = await session.getCapabilities();
    return {
      name: `WebKit ${capabilities.getBrowserVersion()}`,
      open: (address) => session.get(address),
      see: async (xpath) => {
        await session.wait(until.elementIsVisible(await found(xpath)), timeout, xpath);
      },
      press: async (xpath) => {
        await session.wait(() => pressed(xpath), timeout, xpath);
      },
      type: async (xpath, text) => {
        await (await found(xpath)).sendKeys(text);
      },
      address: () => session.getCurrentUrl(),
      close: async () => {
        await session.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
};
