import { type ParameterKind, type Pattern, parameterKinds, pathOf, type Segment } from "./route-table.ts";
import { isUuid } from "./slug.ts";

/** Slugs exclude fixed segments by rule, so only digits and UUIDs could be mistaken for one. */
const fixedMatches = (fixed: string, kind: ParameterKind): boolean =>
  kind === "page" ? /^\d+$/.test(fixed) : kind === "uuid" && isUuid(fixed);

const mayBothMatch = (one: Segment, other: Segment): boolean => {
  if ("fixed" in one && "fixed" in other) return one.fixed === other.fixed;
  if ("fixed" in one) return "parameter" in other && fixedMatches(one.fixed, parameterKinds[other.parameter]);
  if ("fixed" in other) return fixedMatches(other.fixed, parameterKinds[one.parameter]);
  const [first, second] = [parameterKinds[one.parameter], parameterKinds[other.parameter]];
  return first === second || (first !== "page" && second !== "page");
};

const collide = (one: Pattern, other: Pattern): boolean =>
  one.segments.length === other.segments.length &&
  one.segments.every((segment, index) => {
    const opposite = other.segments[index];
    return opposite !== undefined && mayBothMatch(segment, opposite);
  });

/** @throws naming both routes, where two patterns match the same path or one begins like a language prefix */
export const checkCollisions = (patterns: readonly Pattern[], name: string): void => {
  for (const [index, one] of patterns.entries()) {
    const first = one.segments[0];
    if (first && "fixed" in first && /^[a-z]{2}$/.test(first.fixed)) {
      throw new Error(`Route table ${name}: "${one.route}" (${pathOf(one)}) begins like a language prefix.`);
    }
    const rival = patterns.slice(index + 1).find((other) => collide(one, other));
    if (rival) {
      throw new Error(
        `Route table ${name}: "${one.route}" (${pathOf(one)}) and "${rival.route}" (${pathOf(rival)}) match the same path.`,
      );
    }
  }
};
