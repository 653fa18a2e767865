import type { APIRequestContext } from "@playwright/test";

/** What an address answers. */
export interface Answered {
  status: number;
  html: string;
  /** Where a redirect leads. */
  location: string | undefined;
  /** Whether the front door kept it (`hit`), or had it made (`miss`). */
  cache: string | undefined;
}

/**
 * A page as it is sent, by an address whose host not every resolver knows:
 * names under `localhost` are asked for by Host. Redirects are not followed.
 */
export const ask = async (
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answered> => {
  const { host, port, pathname, search } = new URL(address);
  const answer = await request.get(`http://localhost:${port}${pathname}${search}`, {
    headers: { host, ...headers },
    maxRedirects: 0,
  });
  const { location, "x-cache": cache } = answer.headers();
  return { status: answer.status(), html: await answer.text(), location, cache };
};

const withoutScripts = (html: string): string => html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Text of an attribute or element as people read it. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** What people read of a page that is sent, without markup. */
export const textOf = (html: string): string => decoded(withoutScripts(html).replace(/<[^>]+>/g, " "));

/** Every text of a page that is read as one: between two tags, or by those who listen. */
export const piecesOf = (html: string): string[] => {
  const plain = withoutScripts(html).replace(/<!--[\s\S]*?-->/g, "");
  const spoken = [...plain.matchAll(/\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)].map(
    ([, text = ""]) => text,
  );
  return [...plain.split(/<[^>]+>/), ...spoken].map((text) => decoded(text).trim()).filter(Boolean);
};

/** The first-level headings that are not inside a closed dialog. */
export const headingsOf = (html: string): string[] => withoutScripts(html).match(/<h1\b/g) ?? [];

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
  );

/** What a page says of itself to search engines. */
export interface PageHead {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  indexed: boolean;
  /** Address of the same page by language tag, `x-default` among them. */
  alternates: Readonly<Record<string, string>>;
}

export const headOf = (html: string): PageHead => {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const metas = [...html.matchAll(/<meta\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (name: string) => metas.find((tag) => tag.name === name)?.content;
  const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description"),
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    indexed: !meta("robots")?.includes("noindex"),
    alternates: Object.fromEntries(alternates.map(({ hreflang = "", href = "" }) => [hreflang, href])),
  };
};

/**
 * Addresses within the same origin that a page links to, each once; what stands behind `#` is the same page.
 */
export const internalLinksOf = (html: string, address: string): string[] => {
  const { origin } = new URL(address);
  const links = [...withoutScripts(html).matchAll(/<a\b[^>]*\bhref="([^"#]+)[^"]*"/g)]
    .map(([, href = ""]) => new URL(decoded(href), address))
    .filter((url) => url.origin === origin);
  return [...new Set(links.map(({ href }) => href))];
};
