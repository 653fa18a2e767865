import { expect, test } from "@jest/globals";
import { databaseAddress, socketFolder } from "./address.ts";

test("the database is reached by a socket in its own folder, whatever characters that has", () => {
  expect(socketFolder("/srv/shop/.data/postgres", 54329)).toBe("/srv/shop/.data/postgres");
  const address = new URL(databaseAddress("/srv/gift & card/postgres", 54329));
  expect(address.searchParams.get("host")).toBe("/srv/gift & card/postgres");
  expect([address.username, address.port, address.pathname]).toEqual(["giftshop", "54329", "/giftshop"]);
});

test("where the path of a socket would be too long for the system, by its port", () => {
  const deep = `/${"folder/".repeat(14)}postgres`;
  expect(socketFolder(deep, 54329)).toBeUndefined();
  expect(databaseAddress(deep, 54329)).toBe("postgres://giftshop@localhost:54329/giftshop");
});
