import { performance } from "node:perf_hooks";
import type { Visitor } from "./commerce-client.ts";
import { documents } from "./documents.ts";
import { runCommerce } from "./run-commerce.ts";

/** What visitors notice of a change that came in as a file. */
export interface ChangeFigures {
  /** Seconds that bringing it in took, program start and all. */
  imported: number;
  /** Milliseconds of the first listing after it. */
  first: number;
  /** Seconds after which the new words are shown. */
  shown: number;
  /**
   * Milliseconds of the slowest request to another storefront until then: how long a process answered nobody.
   */
  slowest: number;
}

export interface Change {
  /** A file of products. */
  file: string;
  /** A product of it, and what its title ends with from then on. */
  path: string;
  edition: string;
  variables: Readonly<Record<string, string>>;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

interface Shown {
  product: { data: { title: string } | null };
}

/**
 * Brings a change in and looks on until it is shown.
 *
 * @param someone visits the storefront that changes
 * @param bystander visits another one
 */
export const afterChange = async (
  { file, path, edition, variables }: Change,
  someone: Visitor,
  bystander: Visitor,
): Promise<ChangeFigures> => {
  const imported = await runCommerce(["catalogue", "import", file], variables);
  const started = performance.now();
  let shown = Number.NaN;
  let slowest = 0;
  const lookOn = async () => {
    while (Number.isNaN(shown))
      slowest = Math.max(
        slowest,
        await timed(() => bystander.ask(documents.products, { paging: { itemsPerPage: 16 } })),
      );
  };
  const lookedOn = lookOn();
  const first = await timed(() => someone.ask(documents.products, { paging: { itemsPerPage: 16 } }));
  while (Number.isNaN(shown)) {
    const { product } = await someone.ask<Shown>(documents.title, { path });
    if (product.data?.title.endsWith(edition)) shown = (performance.now() - started) / 1000;
  }
  await lookedOn;
  return { imported, first, shown, slowest };
};
