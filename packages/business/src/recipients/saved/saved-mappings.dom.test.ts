import { beforeEach, expect, test } from "@jest/globals";
import { savedMapping, saveMapping } from "./saved-mappings.ts";

beforeEach(() => localStorage.clear());

test("a table with the same headings is read as the last time", () => {
  saveMapping(["Mail", "Who"], ["email", "firstName"]);
  saveMapping(["Mail", "Team"], ["email", "field"]);
  expect(savedMapping(["mail ", "WHO"])).toEqual(["email", "firstName"]);
  expect(savedMapping(["Mail", "Who", "What"])).toBe(undefined);
  expect(savedMapping(undefined)).toBe(undefined);
});

test("what somebody else wrote there is nothing", () => {
  localStorage.setItem("recipients.mappings", '[["[\\"mail\\"]",["address"]], 4]');
  expect(savedMapping(["mail"])).toBe(undefined);
  localStorage.setItem("recipients.mappings", "{");
  expect(savedMapping(["mail"])).toBe(undefined);
});
