import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
} from "graphql";

// In a step of its own: the compiler is CommonJS and requires
// graphql, which Jest does not allow while that is on its way.
const { compileQuery, isCompiledQuery } = await import("graphql-jit");

/** Answers a document: its root value, context and variables in, `{ data, errors }` out. */
export type Run = (root: unknown, context: unknown, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/**
 * The compiler says the place in the document as an empty
 * list where none is known; GraphQL knows no such list.
 */
const withoutPlace = ({ message, path, originalError, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError, extensions });

/**
 * A valid document of one operation as a function of its own
 * (`docs/compiled-documents.md`); `undefined` where the compiler cannot.
 */
export const compileDocument = (schema: GraphQLSchema, document: DocumentNode): Run | undefined => {
  // An error of a field is one of the shop's, thrown on purpose,
  // or logged where it was caught: what wraps it needs no stack.
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) return undefined;
  const expected = getOperationAST(document)?.variableDefinitions ?? [];
  return async (root, context, variables) => {
    // Read by graphql first: what the compiler makes of them
    // knows no default of a field that must not be null.
    const { variableValues, errors } = getVariableValues(schema, expected, variables, { maxErrors: 5 });
    if (errors) return { errors };
    const result: ExecutionResult = await compiled.query(root, context, variableValues.coerced);
    return result.errors ? { ...result, errors: result.errors.map(withoutPlace) } : result;
  };
};
