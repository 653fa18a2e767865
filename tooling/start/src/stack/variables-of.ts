import { sharedVariables, type Variables } from "./environment.ts";
import { type Ports, readPorts } from "./ports.ts";
import { readSecrets } from "./secrets.ts";

export interface ShopPlace {
  /** Where its data, and so its keys, are. */
  readonly dataDirectory: string;
  /** Ports that are not those of the environment. */
  readonly ports?: Partial<Ports>;
  readonly environment: NodeJS.ProcessEnv;
}

/** What the processes of a shop that runs on this machine were told, for one that joins them. @throws Problem for a port that is none */
export const variablesOf = async ({ dataDirectory, ports, environment }: ShopPlace): Promise<Variables> =>
  sharedVariables(readPorts(environment, ports), await readSecrets(dataDirectory, environment), environment);
