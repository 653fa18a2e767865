const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9-]+="[^"<&]*")*)\s*(\/?)>/y;
const text = /(?:[^<&>]|&amp;|&lt;)+/y;

/**
 * What is wrong with a drawing as XML, or `undefined`: tags closed
 * in order, attributes quoted and given once, text escaped.
 */
export const xmlFault = (source: string): string | undefined => {
  const open: string[] = [];
  let at = 0;
  while (at < source.length) {
    text.lastIndex = at;
    tag.lastIndex = at;
    const found = tag.exec(source);
    if (found) {
      const [whole, closing, name = "", attributes = "", empty] = found;
      const names = [...attributes.matchAll(/([a-zA-Z0-9-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size < names.length) return `an attribute given twice in ${whole}`;
      if (closing && open.pop() !== name) return `</${name}> closes something else`;
      if (!closing && !empty) open.push(name);
      at += whole.length;
    } else if (text.exec(source)) {
      at = text.lastIndex;
    } else {
      return `unreadable at ${at}: ${source.slice(at, at + 40)}`;
    }
  }
  return open.length > 0 ? `<${open.at(-1)}> is never closed` : undefined;
};
