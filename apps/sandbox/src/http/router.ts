import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** A method, a path whose parts may be `:names`, and what answers it. */
export type Route = readonly [method: string, path: string, handler: Handler];

export interface Match {
  readonly handler: Handler;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Finds the route of a request; undefined when no path fits, `"method"` when only the method does not. */
export const createRouter = (
  routes: readonly Route[],
): ((method: string, path: string) => Match | "method" | undefined) => {
  const compiled = routes.map(([method, path, handler]) => ({ method, handler, parts: path.split("/") }));
  return (method, path) => {
    const asked = path.split("/");
    let pathKnown = false;
    for (const route of compiled) {
      const parameters = parametersOf(route.parts, asked);
      if (parameters === undefined) continue;
      if (route.method === method || (method === "HEAD" && route.method === "GET")) {
        return { handler: route.handler, parameters };
      }
      pathKnown = true;
    }
    return pathKnown ? "method" : undefined;
  };
};

const parametersOf = (parts: readonly string[], asked: readonly string[]): Record<string, string> | undefined => {
  if (parts.length !== asked.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const given = asked[index] ?? "";
    if (part.startsWith(":")) {
      if (given === "") return undefined;
      parameters[part.slice(1)] = given;
    } else if (part !== given) return undefined;
  }
  return parameters;
};
