import { expect, test } from "@jest/globals";
import { isOfEverybody } from "./affected.ts";
import { isWanted, readRequest } from "./arguments.ts";
import { journeysOf } from "./journeys-of.ts";

const names = ["Types", "Jest", "Stories", "Journeys"];
const wanted = (...words: string[]) => names.filter((name) => isWanted(readRequest(words), name));

test("steps are named by their beginnings, or left out by them", () => {
  expect(wanted()).toEqual(names);
  expect(wanted("j")).toEqual(["Jest", "Journeys"]);
  expect(wanted("--without=stories,journeys")).toEqual(["Types", "Jest"]);
  expect(wanted("jest", "--shard=1/2", "--all")).toEqual(["Jest"]);
});

test("an option that there is not is refused, or less would be checked than was asked for", () => {
  expect(() => readRequest(["--afected"])).toThrow("There is no --afected");
  expect(() => readRequest(["--shard=first"])).toThrow("--shard=first");
  expect(readRequest(["--affected", "--shard=2/3"])).toMatchObject({ affected: true, all: false, shard: "2/3" });
});

test("a change of a feature plays its journeys and a purchase; one below them plays all; one beside them none", () => {
  expect(journeysOf(["@giftshop/redeem"])).toEqual(["@smoke", "@redeem"]);
  expect(journeysOf(["@giftshop/redeem", "@giftshop/commerce"])).toBeUndefined();
  expect(journeysOf(["@giftshop/rules"])).toEqual([]);
});

test("a change outside of the packages, or of what checks them all, is a change of everything; prose is none", () => {
  const changes = ["pnpm-lock.yaml", "tooling/jest/preset.mjs", ".ci/run", "README.md", "packages/redeem/index.ts"];
  expect(changes.map(isOfEverybody)).toEqual([true, true, true, false, false]);
});
