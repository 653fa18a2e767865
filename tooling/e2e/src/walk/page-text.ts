import type { APIRequestContext } from "@playwright/test";

/** A page as it is sent, by an address whose host not every resolver knows: names under `localhost` are asked for by Host. */
export async function ask(request: APIRequestContext, address: string): Promise<{ status: number; html: string }> {
  const { host, port, pathname, search } = new URL(address);
  const answer = await request.get(`http://localhost:${port}${pathname}${search}`, {
    headers: { host },
    maxRedirects: 0,
  });
  return { status: answer.status(), html: await answer.text() };
}

const withoutScripts = (html: string): string => html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");

/** What people read of a page that is sent, without markup. */
export const textOf = (html: string): string => withoutScripts(html).replace(/<[^>]+>/g, " ");

/** The first-level headings that are not inside a closed dialog. */
export const headingsOf = (html: string): string[] => withoutScripts(html).match(/<h1\b/g) ?? [];

/** Addresses within the same origin that a page links to, each once; what stands behind `#` is the same page. */
export function internalLinksOf(html: string, address: string): string[] {
  const { origin } = new URL(address);
  const links = [...withoutScripts(html).matchAll(/<a\b[^>]*\bhref="([^"#]+)[^"]*"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), address))
    .filter((url) => url.origin === origin);
  return [...new Set(links.map(({ href }) => href))];
}
