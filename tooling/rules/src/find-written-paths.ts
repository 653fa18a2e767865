/** A path of the shop that stands in the source instead of being made by `shop.link`. */
export interface WrittenPath {
  line: number;
  text: string;
}

/**
 * A string or template that begins with a slash, or goes on
 * with one behind an expression (`${origin}/panier/`).
 */
const literal = /(?<open>["'`])(?<lead>(?:\$\{[^}`]*\})*)(?<path>\/[^"'`\s]*)\k<open>/g;

/** What stands before an address that a visitor is led to. */
const leading =
  /(?:\b(?:href|hrefs|action|to)\s*[=:]\s*\{?\s*|\b(?:push|assign|navigate|redirect|permanentRedirect)\(\s*|\blocation\.replace\(\s*|\blocation(?:\.href)?\s*=\s*|["'](?:href|action)["']\s*:\s*)$/;

/** Addresses that are not pages: calls, files, parts of this page. */
const noPage = /^\/(?:graphql|ip|api|_purge|_next|media|fonts|brand)\b|^\/[\w./-]*\.[a-z0-9]+(?:$|\?)/;

/** Comments made blank, so that lines stay where they are. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*\*?[\s][\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, (comment) => comment.replace(/[^\n]/g, " "));

const firstSegment = (path: string): string => /^\/([a-z0-9-]+)\//.exec(path)?.[1] ?? "";

/**
 * Finds hand-written paths: in the place of an address, any
 * path; anywhere else, one that begins like a route of a table.
 *
 * @param roots first segments of all routes in all languages
 */
export const findWrittenPaths = (text: string, roots: ReadonlySet<string>): WrittenPath[] => {
  const source = withoutComments(text);
  const found: WrittenPath[] = [];
  for (const match of source.matchAll(literal)) {
    const path = match.groups?.path ?? "";
    if (noPage.test(path)) continue;
    const before = source.slice(Math.max(0, match.index - 60), match.index);
    if (!leading.test(before) && !roots.has(firstSegment(path))) continue;
    found.push({ line: source.slice(0, match.index).split("\n").length, text: match[0] });
  }
  return found;
};
