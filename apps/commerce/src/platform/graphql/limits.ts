import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/**
 * What one document may ask for; the deepest of the shop, `cartV2`, has 9 levels and 150 fields. `lists`
 * within each other multiply: four are thousands of rows, eight millions.
 */
export const limits = { depth: 12, lists: 4, fields: 600, aliases: 10, directives: 10, operations: 1, tokens: 2000 };

/** What a selection is made of; unknown where the document is not valid, which another rule says. */
type Parent = GraphQLNamedType | undefined;

interface Weight {
  depth: number;
  lists: number;
  fields: number;
  aliases: number;
  directives: number;
}

const nothing: Weight = { depth: 0, lists: 0, fields: 0, aliases: 0, directives: 0 };

const fragmentsOf = (document: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );

/**
 * Weighs a document as it would be executed, each fragment once, so that fragments that multiply each other
 * cost their sum to weigh.
 */
const weigher = (document: DocumentNode, schema: GraphQLSchema) => {
  const fragments = fragmentsOf(document);
  const known = new Map<string, Weight>();
  const weighFragment = (name: string): Weight => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, nothing); // a cycle is another rule's error
    const fragment = fragments.get(name);
    const weight = fragment ? weigh(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value)) : nothing;
    known.set(name, weight);
    return weight;
  };
  const weighField = ({ name, alias, directives = [], selectionSet }: FieldNode, parent: Parent): Weight => {
    const type = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value]?.type : undefined;
    const below = selectionSet ? weigh(selectionSet, getNamedType(type)) : nothing;
    return {
      depth: below.depth + 1,
      // A list of values ends there; only one of things goes on.
      lists: below.lists + (selectionSet && isListType(getNullableType(type)) ? 1 : 0),
      fields: below.fields + 1,
      aliases: below.aliases + (alias ? 1 : 0),
      directives: below.directives + directives.length,
    };
  };
  const weighSelection = (selection: SelectionNode, parent: Parent): Weight => {
    if (selection.kind === Kind.FIELD) return weighField(selection, parent);
    const within =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? weighFragment(selection.name.value)
        : weigh(
            selection.selectionSet,
            selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent,
          );
    return { ...within, directives: within.directives + (selection.directives?.length ?? 0) };
  };
  const weigh = (set: SelectionSetNode, parent: Parent): Weight => {
    const sum = { ...nothing };
    for (const selection of set.selections) {
      const weight = weighSelection(selection, parent);
      sum.depth = Math.max(sum.depth, weight.depth);
      sum.lists = Math.max(sum.lists, weight.lists);
      sum.fields += weight.fields;
      sum.aliases += weight.aliases;
      sum.directives += weight.directives;
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
      const schema = context.getSchema();
      const weight = weigher(document, schema)(
        operation.selectionSet,
        schema.getRootType(operation.operation) ?? undefined,
      );
      for (const what of ["depth", "lists", "fields", "aliases", "directives"] as const) {
        if (weight[what] > limits[what]) refuse(what);
      }
    },
  };
};
