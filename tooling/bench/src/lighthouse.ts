import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { median } from "./statistics.ts";

/** Scores are 0 to 100, times milliseconds, sizes bytes as sent. */
export interface PageReport {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  /** The worst of all runs. */
  cls: number;
  tbt: number;
  script: number;
  document: number;
  /** Stylesheets, faces of type and pictures. */
  style: number;
  font: number;
  image: number;
  total: number;
  requests: number;
}

interface Resource {
  resourceType: string;
  transferSize: number;
  url: string;
}

async function once(url: string, form: "mobile" | "desktop"): Promise<PageReport> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: "error" },
      form === "desktop" ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const details = audits["network-requests"]?.details as { items?: Resource[] } | undefined;
    const resources = (details?.items ?? []).filter(({ url: address }) => address.startsWith("http"));
    const size = (type?: string) =>
      resources
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    const score = (name: string) => (categories[name]?.score ?? 0) * 100;
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: number("largest-contentful-paint"),
      cls: number("cumulative-layout-shift"),
      tbt: number("total-blocking-time"),
      script: size("Script"),
      document: size("Document"),
      style: size("Stylesheet"),
      font: size("Font"),
      image: size("Image"),
      total: size(),
      requests: resources.length,
    };
  } finally {
    chrome.kill();
  }
}

/** Medians over several runs; layout shift is the worst of them. */
export async function measurePage(url: string, form: "mobile" | "desktop", runs: number): Promise<PageReport> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runs; run++) reports.push(await once(url, form));
  const of = (key: keyof PageReport) => median(reports.map((report) => report[key]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    lcp: of("lcp"),
    cls: Math.max(...reports.map(({ cls }) => cls)),
    tbt: of("tbt"),
    script: of("script"),
    document: of("document"),
    style: of("style"),
    font: of("font"),
    image: of("image"),
    total: of("total"),
    requests: of("requests"),
  };
}
