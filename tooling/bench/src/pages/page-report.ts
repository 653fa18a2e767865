import type { Result } from "lighthouse";

/** Scores are 0 to 100, times milliseconds, sizes bytes as sent, headers of the answers included. */
export interface PageReport {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
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

/** Lighthouse looked and could not tell: no figure, and no reason to take it for a bad one. */
export class NotMeasured extends Error {}

const scoreOf = ({ categories }: Result, name: string): number => {
  const score = categories[name]?.score;
  if (typeof score !== "number") throw new NotMeasured(`no score for ${name}`);
  return score * 100;
};

const figureOf = ({ audits }: Result, name: string): number => {
  const { numericValue, errorMessage } = audits[name] ?? {};
  if (numericValue === undefined || !Number.isFinite(numericValue))
    throw new NotMeasured(`${name}: ${errorMessage ?? "no figure"}`);
  return numericValue;
};

/**
 * What crossed the network; a picture that is drawn once more out of the page's own memory is in the list
 * too, with no bytes.
 */
const sentOf = ({ audits }: Result): Resource[] => {
  const details = audits["network-requests"]?.details as { items?: Resource[] } | undefined;
  return (details?.items ?? []).filter(({ url, transferSize }) => url.startsWith("http") && transferSize > 0);
};

/**
 * The figures of one look at a page.
 *
 * @throws NotMeasured when an audit ended in an error: the whole look is left out then, not one figure of it
 */
export const reportOf = (result: Result): PageReport => {
  if (result.runtimeError) throw new NotMeasured(result.runtimeError.message);
  const sent = sentOf(result);
  const size = (type?: string) =>
    sent
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: scoreOf(result, "performance"),
    accessibility: scoreOf(result, "accessibility"),
    bestPractices: scoreOf(result, "best-practices"),
    seo: scoreOf(result, "seo"),
    lcp: figureOf(result, "largest-contentful-paint"),
    cls: figureOf(result, "cumulative-layout-shift"),
    tbt: figureOf(result, "total-blocking-time"),
    script: size("Script"),
    document: size("Document"),
    style: size("Stylesheet"),
    font: size("Font"),
    image: size("Image"),
    total: size(),
    requests: sent.length,
  };
};
