const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the canonical, lower-case form of a UUID (RFC 9562). */
export const isUuid = (text: string): boolean => uuidShape.test(text);

const tokenShape = /^[0-9a-f]{40}$/;

/** Whether a text may be the secret of a link: 160 bits in lower-case hex. */
export const isLinkToken = (text: string): boolean => tokenShape.test(text);

/** Beside the pages of its storefronts a host answers calls, those of companies too, and counts events. */
const ofHost: ReadonlySet<string> = new Set(["api", "e", "graphql"]);

/**
 * Whether a product, category or post may have this slug: not two letters (a language), digits (a page), what
 * the host answers itself, or a fixed segment in use.
 */
export const isEntitySlug = (slug: string, reserved: ReadonlySet<string>): boolean =>
  slugShape.test(slug) && !/^(?:[a-z]{2}|\d+)$/.test(slug) && !ofHost.has(slug) && !reserved.has(slug);

/** A page number as it stands in a path: digits from 1, at most six of them. `undefined` where it is none. */
export const toPage = (text: string): number | undefined => {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const page = Number(text);
  return page >= 1 ? page : undefined;
};
