import { structuredFaults } from "@giftshop/page/testing/structured-faults";

/** A thing of schema.org as it stands on a page. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** The things that a page names, and what is wrong with them. */
export const structuredDataOf = (html: string): { things: readonly Thing[]; faults: readonly string[] } => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const graphs = blocks.map(([, text = ""]) => JSON.parse(text) as { "@context": string; "@graph": Thing[] });
  const foreign = graphs.filter((graph) => graph["@context"] !== "https://schema.org").map(() => "another vocabulary");
  const things = graphs.flatMap((graph) => graph["@graph"]);
  return { things, faults: [...foreign, ...things.flatMap((thing) => structuredFaults(thing))] };
};
