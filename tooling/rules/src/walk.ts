/** A part of a syntax tree; what it has beside its type depends on it. */
export type SyntaxNode = Record<string, unknown> & { type?: string; span?: { start: number } };

/**
 * Calls `visit` for a part and for all that it holds, in their order, but not for what is in a part of which
 * it returns `false`.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a visitor that returns nothing goes on
export const walk = (node: unknown, visit: (node: SyntaxNode) => boolean | void): void => {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node) && visit(node as SyntaxNode) === false) return;
  for (const inner of Object.values(node)) walk(inner, visit);
};
