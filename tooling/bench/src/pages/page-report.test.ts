import { expect, test } from "@jest/globals";
import type { Result } from "lighthouse";
import { NotMeasured, reportOf } from "./page-report.ts";

const audit = (numericValue?: number, errorMessage?: string) => ({ numericValue, errorMessage });
const sent = (resourceType: string, transferSize: number, url = "http://shop.localhost/x") => ({
  resourceType,
  transferSize,
  url,
});

/** The part of a result that is read. */
const result = (more: object = {}): Result => {
  const audits = {
    "largest-contentful-paint": audit(1500),
    "cumulative-layout-shift": audit(0),
    "total-blocking-time": audit(40),
    "network-requests": {
      details: {
        items: [
          sent("Document", 18_000),
          sent("Script", 100_000),
          sent("Script", 20_000),
          sent("Image", 3_000),
          sent("Image", 0),
          sent("Image", 500, "data:image/svg+xml,"),
        ],
      },
    },
    ...more,
  };
  const categories = Object.fromEntries(
    ["performance", "accessibility", "best-practices", "seo"].map((name) => [name, { score: 0.99 }]),
  );
  return { audits, categories } as unknown as Result;
};

test("what crossed the network is counted, by its kind", () => {
  expect(reportOf(result())).toMatchObject({
    performance: 99,
    lcp: 1500,
    cls: 0,
    script: 120_000,
    document: 18_000,
    image: 3_000,
    total: 141_000,
    requests: 4,
  });
});

test("an audit that ended in an error is no figure", () => {
  const broken = result({
    "cumulative-layout-shift": audit(undefined, "The trace has no layout shifts (NO_LAYOUT_SHIFT)"),
  });
  expect(() => reportOf(broken)).toThrow(NotMeasured);
  expect(() => reportOf(broken)).toThrow("cumulative-layout-shift: The trace has no layout shifts");
  expect(() => reportOf(result({ "total-blocking-time": audit(Number.NaN) }))).toThrow(
    "total-blocking-time: no figure",
  );
});

test("a category without a score is no zero", () => {
  const whole = result();
  const broken = { ...whole, categories: { ...whole.categories, performance: { score: null } } } as unknown as Result;
  expect(() => reportOf(broken)).toThrow("no score for performance");
});
