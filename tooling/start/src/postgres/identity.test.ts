import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { isOpenToAll, openToAll } from "./identity.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "identity-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("a copy of the programs that was made for root alone is opened, without more rights than its owner has", async () => {
  const program = join(folder, "bin/postgres");
  const text = join(folder, "share.sql");
  await mkdir(join(folder, "bin"), { mode: 0o700 });
  await writeFile(program, "", { mode: 0o700 });
  await writeFile(text, "", { mode: 0o600 });
  await symlink("missing.so", join(folder, "lib.so"));
  expect(await isOpenToAll(program)).toBe(false);
  await openToAll(folder);
  expect(await isOpenToAll(program)).toBe(true);
  const modes = await Promise.all([folder, program, text].map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});
