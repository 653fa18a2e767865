import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readMigrations } from "../platform/database/index.ts";
import { modules } from "./modules.ts";
import { takenAway } from "./testing/taken-away.ts";

/** Releases replace process after process from here on; what is older ran before a release. */
const since = "20261127-0600";

test("a migration takes nothing away that the release before uses, unless its name says that none does any more", async () => {
  const all = await readMigrations(join(import.meta.dirname, ".."), modules);
  const faults = all
    .filter(({ name }) => /^\d{8}-/.test(name) && name >= since && !name.endsWith("-contract.sql"))
    .flatMap(({ module, name, sql }) => takenAway(sql).map((what) => `${module}/${name} ${what}`));
  expect(faults).toEqual([]);
});

test.each([
  ["alter table cart drop column note", "drops a column"],
  ["drop table if exists cart", "drops a table"],
  ["alter table cart rename note to remark", "renames something"],
  ["alter table cart alter column note type jsonb using note::jsonb", "changes a type"],
  ["alter table cart alter column note set not null", "asks for a value that was not asked for"],
  ["alter table cart add column a text, add column b text not null", "adds a column that is asked for"],
])("%s: %s", (sql, what) => {
  expect(takenAway(sql)).toEqual([what]);
});

test.each([
  "alter table cart add column b text not null default ''",
  "alter table cart add column n int not null check (n > 0) default 1, add column c text",
  "alter table cart drop constraint cart_check, alter column note drop not null",
  "create table cart (note text not null)",
  "-- drop table cart\nselect 1",
  "create function f() returns void language plpgsql as $$ begin drop table cart; end $$",
])("%s takes nothing away", (sql) => {
  expect(takenAway(sql)).toEqual([]);
});
