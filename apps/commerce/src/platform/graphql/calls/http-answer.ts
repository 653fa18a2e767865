import { type ExecutionResult, GraphQLError } from "graphql";

/** What an error says of the HTTP answer that it comes in, by `extensions.http`; none of it is sent. */
export interface HttpAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
}

/** The HTTP answer that an outcome asks for: the gravest of its errors decides. */
export const httpAnswerOf = ({ errors = [] }: Pick<ExecutionResult, "errors">): HttpAnswer | undefined =>
  errors
    .flatMap(({ extensions }) => (extensions.http as HttpAnswer | undefined) ?? [])
    .toSorted((one, other) => other.status - one.status)
    .at(0);

/** Whether it was thrown to be read: whatever else a field throws is a bug, and says nothing to anybody. */
const isMeant = ({ originalError }: GraphQLError): boolean =>
  originalError === undefined || (originalError instanceof GraphQLError && isMeant(originalError));

/** An error as it is sent. @param noteBug hears of what is not told */
export const sentError = (error: GraphQLError, noteBug: (bug: unknown) => void): GraphQLError => {
  const { message, path, nodes, source, positions } = error;
  const { http, ...told } = error.extensions;
  if (isMeant(error)) {
    return http === undefined ? error : new GraphQLError(message, { path, nodes, source, positions, extensions: told });
  }
  noteBug(error.originalError);
  const extensions = { code: "INTERNAL_SERVER_ERROR" };
  return new GraphQLError("Unexpected error.", { path, nodes, source, positions, extensions });
};
