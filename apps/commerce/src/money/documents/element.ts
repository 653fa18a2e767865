/** A piece of XML that is written already. */
export interface Xml {
  xml: string;
}

type Content = string | number | Xml | readonly (Xml | false | null | undefined)[];

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

const inner = (content: Content): string => {
  if (typeof content === "string" || typeof content === "number") return escaped(`${content}`);
  if ("xml" in content) return content.xml;
  return content.flatMap((one) => (one ? [one.xml] : [])).join("");
};

/** One element; what is empty of its children is left out, a text is escaped. */
export const element = (name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Xml => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return { xml: `<${name}${said.join("")}>${inner(content)}</${name}>` };
};
