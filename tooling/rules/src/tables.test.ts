import { expect, test } from "@jest/globals";
import { foreignTablesOf, ownersOf, type Source, tableFaults } from "./tables.ts";

const migration = (module: string, text: string): Source => ({ path: `${module}/migrations/0001-made.sql`, text });
const made = [
  migration(
    "shop/basket",
    "create table cart (id bigint references visitor); create table if not exists cart_package ();",
  ),
  migration("money/order", "create unlogged table shop_order (id uuid); create view sold as select * from shop_order;"),
  migration("platform/core", "create table visitor (id bigint); -- create table nothing"),
];
const owners = ownersOf(made);
const namedIn = (text: string, path = "shop/basket/read.ts") => foreignTablesOf({ path, text }, owners);

test("a table belongs to the module whose migrations make it, a view to everybody", () => {
  expect(Object.fromEntries(owners)).toEqual({
    cart: "shop/basket",
    cart_package: "shop/basket",
    shop_order: "money/order",
    visitor: "platform",
  });
});

test.each([
  ["select * from shop_order o join visitor v on true", ["shop_order", "visitor"]],
  ["select * from cart c, shop_order as o", ["shop_order"]],
  ["delete from\n  shop_order", ["shop_order"]],
  ["insert into visitor values (1)", ["visitor"]],
  ["UPDATE shop_order SET state = 1", ["shop_order"]],
  ["alter table only shop_order add x int", ["shop_order"]],
  ["create trigger t before update on shop_order", ["shop_order"]],
])("%j names %j", (sql, tables) => {
  expect(namedIn(`const rows = prepared("x", \`${sql}\`);`)).toEqual(tables);
});

test.each([
  ["its own tables", "select * from cart join cart_package on true"],
  ["a view of another module", "select * from sold"],
  ["a column of that name", "select shop_order from cart"],
  ["a comment", "/** Deletes from shop_order. */\n// update visitor"],
])("%s are no fault", (_, text) => {
  expect(namedIn(text)).toEqual([]);
});

test("a foreign key may point down, never up", () => {
  const key = (path: string) => namedIn("create table a (b bigint references shop_order)", path);
  expect(key("shop/basket/migrations/0002-a.sql")).toEqual([]);
  expect(key("platform/core/migrations/0002-a.sql")).toEqual(["shop_order"]);
});

test("the list of exceptions takes nothing new and keeps nothing old", () => {
  const reader = { path: "shop/basket/read.ts", text: "`select * from shop_order`" };
  const sources = [...made, reader];
  expect(tableFaults(sources, { "shop/basket/read.ts": ["shop_order"] })).toEqual([]);
  expect(tableFaults(sources, {})).toEqual(["shop/basket/read.ts names shop_order, a table of money/order"]);
  expect(
    tableFaults(sources, { "shop/basket/read.ts": ["shop_order", "visitor"], "shop/gone.ts": ["visitor"] }),
  ).toEqual([
    "shop/basket/read.ts does not name visitor any more: take it off the list",
    "shop/gone.ts does not name visitor any more: take it off the list",
  ]);
});
