import { createHash } from "node:crypto";
import { type ASTNode, type DocumentNode, print, visit } from "graphql";

const sorted = <N extends ASTNode>(nodes: readonly N[] | undefined): N[] =>
  [...(nodes ?? [])]
    .map((node) => ({ node, text: print(node) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ node }) => node);

/**
 * SHA-256 of a document as it means, not as it was written: layout and the order of fields, arguments, variables and
 * fragments do not count. The build lists its documents sorted and on one line, the client sends them as they were written.
 */
export const documentHash = (document: DocumentNode): string => {
  const canonical = visit(document, {
    SelectionSet: { leave: (node) => ({ ...node, selections: sorted(node.selections) }) },
    Field: { leave: (node) => ({ ...node, arguments: sorted(node.arguments) }) },
    OperationDefinition: { leave: (node) => ({ ...node, variableDefinitions: sorted(node.variableDefinitions) }) },
    Document: { leave: (node) => ({ ...node, definitions: sorted(node.definitions) }) },
  });
  return createHash("sha256").update(print(canonical)).digest("hex");
};
