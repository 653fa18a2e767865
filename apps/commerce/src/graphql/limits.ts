import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/** What one document may ask for. The deepest document of the shop, `cartV2`, has 9 levels and some 150 fields. */
export const limits = { depth: 12, fields: 600, aliases: 10, directives: 10, operations: 1, tokens: 2000 };

interface Weight {
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
}

const nothing: Weight = { depth: 0, fields: 0, aliases: 0, directives: 0 };

const fragmentsOf = (document: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );

/**
 * Weighs a document as it would be executed, fragments spread out. A fragment is weighed once and its weight reused, so
 * fragments that multiply each other cost their sum to weigh, not their product.
 */
const weigher = (document: DocumentNode) => {
  const fragments = fragmentsOf(document);
  const known = new Map<string, Weight>();
  const weighFragment = (name: string): Weight => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, nothing); // a cycle is another rule's error
    const fragment = fragments.get(name);
    const weight = fragment ? weigh(fragment.selectionSet) : nothing;
    known.set(name, weight);
    return weight;
  };
  const weigh = (set: SelectionSetNode): Weight => {
    const sum = { ...nothing };
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? weighFragment(selection.name.value)
          : selection.selectionSet
            ? weigh(selection.selectionSet)
            : nothing;
      sum.depth = Math.max(sum.depth, below.depth + (isField ? 1 : 0));
      sum.fields += below.fields + (isField ? 1 : 0);
      sum.aliases += below.aliases + (isField && selection.alias ? 1 : 0);
      sum.directives += below.directives + (selection.directives?.length ?? 0);
    }
    return sum;
  };
  return weigh;
};

/** Validation rule: refuses documents beyond {@link limits}. */
export const documentLimits = (context: ValidationContext): ASTVisitor => {
  const document = context.getDocument();
  const refuse = (what: string) => context.reportError(new GraphQLError(`The document asks for too much: ${what}.`));
  return {
    Document: () => {
      const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length > limits.operations) refuse("operations");
    },
    OperationDefinition: (operation) => {
      const weight = weigher(document)(operation.selectionSet);
      for (const what of ["depth", "fields", "aliases", "directives"] as const) {
        if (weight[what] > limits[what]) refuse(what);
      }
    },
  };
};
