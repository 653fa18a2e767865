import { join } from "node:path";
import { databaseAddress } from "../postgres/address.ts";
import { dataWithinReach } from "../postgres/place.ts";
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

/**
 * What the processes of a shop on this machine are told, also
 * one that joins them. @throws Problem for a port that is none
 */
export const variablesOf = async ({ dataDirectory, ports: wanted, environment }: ShopPlace): Promise<Variables> => {
  const ports = readPorts(environment, wanted);
  return sharedVariables({
    ports,
    secrets: await readSecrets(dataDirectory, environment),
    database: databaseAddress(await dataWithinReach(join(dataDirectory, "postgres")), ports.postgres),
    environment,
  });
};
