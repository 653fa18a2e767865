import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";

/**
 * Suggestions come while somebody types, and many share an
 * address: far more than hands can type, far less than a machine.
 */
const suggestions: Bucket = { name: "location-suggestions", points: 600, seconds: 60 };

/** Throws 1002 after too many questions from one address. */
export const limitSuggestions = (scope: Scope): Promise<void> => limit(scope, suggestions, scope.clientAddress);
