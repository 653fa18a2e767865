import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that a test fills and that is gone after it. */
export interface TemporaryFolder {
  path: string;
  /** Writes a file and answers its path. */
  write(name: string, text: string): Promise<string>;
  remove(): Promise<void>;
}

export const createTemporaryFolder = async (): Promise<TemporaryFolder> => {
  const path = await mkdtemp(join(tmpdir(), "editing-"));
  return {
    path,
    write: async (name, text) => {
      await writeFile(join(path, name), text);
      return join(path, name);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
};
