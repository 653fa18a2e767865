/** What a value has to be. */
type Rule = (value: unknown, at: string) => string[];

const fault = (at: string, what: string): string[] => [`${at} ${what}`];

const text: Rule = (value, at) => (typeof value === "string" && value.trim() !== "" ? [] : fault(at, "is no text"));
const matches =
  (pattern: RegExp, what: string): Rule =>
  (value, at) =>
    typeof value === "string" && pattern.test(value) ? [] : fault(at, what);
const address = matches(/^https?:\/\/[^\s/]+(\/\S*)?$/u, "is no absolute address");
const day = matches(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/u, "is no ISO 8601 date");
const amount = matches(/^\d+(\.\d+)?$/u, "is no decimal amount");
const number =
  (least: number, most = Number.POSITIVE_INFINITY): Rule =>
  (value, at) =>
    typeof value === "number" && value >= least && value <= most
      ? []
      : fault(at, `is no number from ${least} to ${most}`);
const member = (...names: readonly string[]): Rule => {
  const known = new Set(names.map((name) => `https://schema.org/${name}`));
  return (value, at) => (known.has(`${value}`) ? [] : fault(at, `is none of ${names.join(", ")}`));
};
const list =
  (rule: Rule, least = 1): Rule =>
  (value, at) =>
    Array.isArray(value) && value.length >= least
      ? value.flatMap((one, index) => rule(one, `${at}[${index}]`))
      : fault(at, `is no list of ${least} or more`);
/** One of some types, or a reference to one by its id. */
const thing =
  (...types: readonly string[]): Rule =>
  (value, at) => {
    const { "@type": type, "@id": id } = (value ?? {}) as Record<string, unknown>;
    if (type === undefined && id !== undefined) return address(id, `${at}.@id`);
    return types.includes(`${type}`) ? structuredFaults(value, at) : fault(at, `is none of ${types.join(", ")}`);
  };
const either =
  (...rules: readonly Rule[]): Rule =>
  (value, at) => {
    const found = rules.map((rule) => rule(value, at));
    return found.some((faults) => faults.length === 0) ? [] : (found[0] ?? []);
  };

interface Shape {
  needs: Readonly<Record<string, Rule>>;
  may?: Readonly<Record<string, Rule>>;
}

const named = { name: text };
const organization: Shape = {
  needs: { ...named, url: address, logo: address },
  may: {
    legalName: text,
    description: text,
    contactPoint: thing("ContactPoint"),
    address: thing("PostalAddress"),
    openingHours: either(text, list(text)),
    sameAs: list(address, 0),
  },
};
const rated = { ratingValue: number(1, 5) };
const bounds = { worstRating: number(1, 1), bestRating: number(5, 5) };

/**
 * The types that the shop's pages use: what search engines need of each, and what of the vocabulary
 * else may stand in it (schema.org, and Google's "Structured data markup that Google Search supports").
 */
const shapes: Readonly<Record<string, Shape>> = {
  Product: {
    needs: { ...named, description: text, image: address, offers: thing("AggregateOffer"), brand: thing("Brand") },
    may: {
      url: address,
      sku: text,
      category: text,
      additionalType: address,
      aggregateRating: thing("AggregateRating"),
      review: list(thing("Review")),
    },
  },
  AggregateOffer: {
    needs: { priceCurrency: matches(/^[A-Z]{3}$/u, "is no ISO 4217 currency"), lowPrice: amount },
    may: {
      highPrice: amount,
      offerCount: number(1),
      url: address,
      availability: member("InStock", "OutOfStock"),
      itemCondition: member("NewCondition"),
      seller: thing("Organization"),
    },
  },
  Brand: { needs: named },
  AggregateRating: { needs: { ...rated, reviewCount: number(1) }, may: bounds },
  Review: {
    needs: { author: thing("Person"), reviewRating: thing("Rating") },
    may: { datePublished: day, reviewBody: text },
  },
  Rating: { needs: rated, may: bounds },
  Person: { needs: named },
  Organization: organization,
  LocalBusiness: {
    needs: { ...named, url: address, address: thing("PostalAddress") },
    may: {
      ...organization.may,
      logo: address,
      telephone: text,
      geo: thing("GeoCoordinates"),
      openingHoursSpecification: list(thing("OpeningHoursSpecification"), 0),
    },
  },
  ContactPoint: { needs: { contactType: text }, may: { telephone: text, email: text, availableLanguage: list(text) } },
  PostalAddress: {
    needs: {
      streetAddress: text,
      addressLocality: text,
      addressCountry: matches(/^[A-Z]{2}$/u, "is no ISO 3166 country"),
    },
    may: { postalCode: text, addressRegion: text },
  },
  GeoCoordinates: { needs: { latitude: number(-90, 90), longitude: number(-180, 180) } },
  OpeningHoursSpecification: {
    needs: { opens: matches(/^\d{2}:\d{2}$/u, "is no hour"), closes: matches(/^\d{2}:\d{2}$/u, "is no hour") },
    may: { dayOfWeek: text },
  },
  WebSite: {
    needs: { ...named, url: address },
    may: { inLanguage: text, publisher: thing("Organization"), potentialAction: thing("SearchAction") },
  },
  SearchAction: { needs: { target: thing("EntryPoint"), "query-input": text } },
  EntryPoint: { needs: { urlTemplate: address } },
  BreadcrumbList: { needs: { itemListElement: list(thing("ListItem"), 2) } },
  ListItem: { needs: { position: number(1) }, may: { name: text, item: address, url: address } },
  ItemList: { needs: { itemListElement: list(thing("ListItem"), 0) } },
  CollectionPage: {
    needs: { ...named, url: address, mainEntity: thing("ItemList") },
    may: { inLanguage: text, isPartOf: thing("WebSite") },
  },
  FAQPage: { needs: { mainEntity: list(thing("Question")) } },
  Question: { needs: { ...named, acceptedAnswer: thing("Answer") } },
  Answer: { needs: { text } },
  BlogPosting: {
    needs: { headline: text, datePublished: day, author: thing("Organization", "LocalBusiness", "Person") },
    may: {
      description: text,
      dateModified: day,
      image: address,
      url: address,
      mainEntityOfPage: address,
      inLanguage: text,
      publisher: thing("Organization"),
    },
  },
};

/**
 * What is wrong with structured data: a type or property that is not known
 * here, a value of another kind, or what search engines need and is not there.
 */
export const structuredFaults = (value: unknown, at = "$"): string[] => {
  const { "@type": type, "@id": id, "@context": _, ...properties } = (value ?? {}) as Record<string, unknown>;
  const shape = shapes[`${type}`];
  if (shape === undefined) return fault(at, `is of no known type: ${type}`);
  const where = `${at}(${type})`;
  const missing = Object.keys(shape.needs).filter((name) => properties[name] === undefined);
  const rules = { ...shape.may, ...shape.needs };
  return [
    ...(id === undefined ? [] : address(id, `${where}.@id`)),
    ...missing.flatMap((name) => fault(where, `has no ${name}`)),
    ...Object.entries(properties).flatMap(([name, one]) => {
      const rule = rules[name];
      if (rule === undefined) return fault(where, `knows no ${name}`);
      return one === undefined ? [] : rule(one, `${where}.${name}`);
    }),
  ];
};
