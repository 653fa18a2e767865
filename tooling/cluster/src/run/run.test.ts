import { expect, test } from "@jest/globals";
import { missingPackages } from "./install.ts";
import { isWhole, type Member } from "./members.ts";

test("a package is missing where its program is not there", () => {
  expect(missingPackages(() => true)).toEqual([]);
  expect(missingPackages((file) => !file.endsWith("/pgbouncer"))).toEqual(["pgbouncer"]);
});

const member = (name: string, role: string, state = "running"): Member => ({ name, role, state });

test("the database is whole with one that is written, one that has every commit, and nothing missing", () => {
  const [one, two, three] = [member("node-1", "leader"), member("node-2", "sync_standby"), member("node-3", "replica")];
  expect(isWhole([one, two, three])).toBe(true);
  expect(isWhole([one, two])).toBe(false);
  expect(isWhole([one, two, member("node-3", "replica", "stopped")])).toBe(false);
  expect(isWhole([one, member("node-2", "replica"), three])).toBe(false);
});
