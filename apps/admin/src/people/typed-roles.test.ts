import { expect, test } from "@jest/globals";
import { readRoles, writeRoles } from "./typed-roles.ts";

test("roles are typed with their shops, and written as commerce reads them", () => {
  expect(readRoles("service:CBFR+CBBE,finance")).toEqual({ service: "CBFR CBBE", finance: "" });
  expect(writeRoles({ finance: "", service: "cbfr, cbbe" })).toBe("service:CBFR+CBBE,finance");
  expect([writeRoles(readRoles("admin")), writeRoles({}), readRoles("boss")]).toEqual(["admin", "", {}]);
});
