import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { median } from "../statistics.ts";
import { NotMeasured, type PageReport, reportOf } from "./page-report.ts";

export type Form = "mobile" | "desktop";

/** Looks at one page that may fail before it counts as broken. */
const mostFailures = 3;

const look = async (url: string, form: Form): Promise<PageReport> => {
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
    if (!result) throw new NotMeasured("no result");
    return reportOf(result.lhr);
  } finally {
    chrome.kill();
  }
};

/** What several looks at a page gave. */
export interface PageMeasure {
  /** Medians; layout shift is the worst of all looks. */
  report: PageReport;
  /** Why a look was left out and taken again, each time. */
  leftOut: string[];
}

/**
 * Looks at a page again and again.
 *
 * @throws NotMeasured when Lighthouse could not tell for the third time
 */
export const measurePage = async (url: string, form: Form, runs: number): Promise<PageMeasure> => {
  const reports: PageReport[] = [];
  const leftOut: string[] = [];
  while (reports.length < runs) {
    try {
      reports.push(await look(url, form));
    } catch (error) {
      if (!(error instanceof NotMeasured)) throw error;
      leftOut.push(error.message);
      if (leftOut.length === mostFailures) throw error;
    }
  }
  const keys = Object.keys(reports[0] ?? {}) as (keyof PageReport)[];
  const medians = keys.map((key) => [key, median(reports.map((report) => report[key]))]);
  const report = {
    ...(Object.fromEntries(medians) as unknown as PageReport),
    cls: Math.max(...reports.map(({ cls }) => cls)),
  };
  return { report, leftOut };
};
