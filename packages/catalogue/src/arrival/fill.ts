/**
 * Puts values into a text that the server translated with its placeholders left in,
 * so that a leaf needs no message formatter: `fill("delivery {day}", { day })`.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
