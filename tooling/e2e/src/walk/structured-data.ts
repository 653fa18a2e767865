/** A thing of schema.org as it stands on a page. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** Properties without which search engines leave a thing out (their documentation of each type); `a|b` is either of them. */
const needed: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url", "logo", "contactPoint", "address"],
  LocalBusiness: ["name", "url", "logo", "contactPoint", "address", "openingHours"],
  ContactPoint: ["contactType", "email", "telephone"],
  // The Emirates have no postal codes.
  PostalAddress: ["streetAddress", "addressLocality", "addressCountry"],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  Product: ["name", "description", "image", "offers"],
  Brand: ["name"],
  AggregateOffer: ["lowPrice", "highPrice", "priceCurrency", "offerCount", "availability"],
  BlogPosting: ["headline", "datePublished", "dateModified", "image", "author", "publisher", "mainEntityOfPage"],
  BreadcrumbList: ["itemListElement"],
  CollectionPage: ["name", "url", "isPartOf", "mainEntity"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name|url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && "@type" in value;

const faultsOf = (value: unknown, where: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsOf(each, `${where}.${index}`));
  if (!isThing(value)) return value === "" || value === null ? [`${where} is empty`] : [];
  const type = value["@type"];
  const wanted = needed[type];
  if (!wanted) return [`${where} is a ${type}, which nobody checks`];
  const missing = wanted
    .filter((names) => names.split("|").every((name) => value[name] === undefined))
    .map((name) => `${where} (${type}) has no ${name}`);
  return [...missing, ...Object.entries(value).flatMap(([name, inner]) => faultsOf(inner, `${where}.${name}`))];
};

/** The things that a page names, and what is wrong with them. */
export const structuredDataOf = (html: string): { things: readonly Thing[]; faults: readonly string[] } => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const graphs = blocks.map(([, text = ""]) => JSON.parse(text) as { "@context": string; "@graph": Thing[] });
  const foreign = graphs.filter((graph) => graph["@context"] !== "https://schema.org").map(() => "another vocabulary");
  const things = graphs.flatMap((graph) => graph["@graph"]);
  return { things, faults: [...foreign, ...things.flatMap((thing) => faultsOf(thing, thing["@type"]))] };
};
