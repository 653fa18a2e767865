/** A tag and its class, and drawings whole: nothing within them can move anything. */
const token = /<svg[\s\S]*?<\/svg>|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--.*?-->|<\/?[a-z][^>]*>/g;

const kindOf = (tag: string): string => {
  const [, name = ""] = /^<(\/?[a-z0-9]+)/.exec(tag) ?? [];
  const [, classes = ""] = /^<[^>]*?\sclass="([^"]*)"/.exec(tag) ?? [];
  return `${name}.${classes}`;
};

/**
 * Where a page can stop on its way: before a tag below the header, wherever two tags of their
 * kinds and classes meet for the first time. What is there a second time is made in the same way.
 */
export const stopsOf = (html: string): number[] => {
  const end = html.indexOf("</footer>");
  const stops: number[] = [];
  const met = new Set<string>();
  let before = "";
  // Before what says whether the header leaves out its search box nothing is drawn.
  token.lastIndex = Math.max(html.indexOf("<main"), html.indexOf('id="search-hero"'));
  for (let found = token.exec(html); found && found.index < end; found = token.exec(html)) {
    const kind = kindOf(found[0]);
    const pair = `${before} ${kind}`;
    if (!met.has(pair)) stops.push(found.index);
    met.add(pair);
    before = kind;
  }
  return stops;
};
