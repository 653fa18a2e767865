import type { Part } from "./parts.ts";
import type { Ports } from "./ports.ts";

interface Given {
  readonly ports: Ports;
  readonly dataDirectory: string;
  /** What all processes are told, the environment among it. */
  readonly shared: NodeJS.ProcessEnv;
}

/** What the process of a part is told. */
export const partVariables = (part: Part, { ports, dataDirectory, shared }: Given): NodeJS.ProcessEnv => {
  const defaults = Object.entries(part.defaults?.(dataDirectory) ?? {}).filter(([name]) => !shared[name]);
  const options = [part.nodeOptions, shared.NODE_OPTIONS].filter(Boolean).join(" ");
  return {
    ...shared,
    ...Object.fromEntries(defaults),
    ...part.variables(ports),
    ...(options === "" ? {} : { NODE_OPTIONS: options }),
  };
};
