import puppeteer from "puppeteer-core";
import { type Browser, timeout } from "./browser.ts";

/** Debian's Firefox, by WebDriver BiDi. */
export const startFirefox = async (): Promise<Browser> => {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(timeout);
  const found = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    name: await firefox.version(),
    open: async (address) => {
      await page.goto(address);
    },
    see: async (xpath) => {
      await found(xpath).wait();
    },
    press: (xpath) => found(xpath).click(),
    type: async (xpath, text) => {
      const element = await page.waitForSelector(`::-p-xpath(${xpath})`);
      await element?.focus();
      await page.keyboard.type(text);
    },
    address: async () => page.url(),
    close: () => firefox.close(),
  };
};
