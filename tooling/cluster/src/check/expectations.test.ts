import { expect, test } from "@jest/globals";
import { judgeDown } from "./expectations.ts";

test("what does not work and should is named; what works beyond that is no fault", () => {
  expect(judgeDown("redis", ["page", "order", "e-mail"])).toEqual(["without redis, basket does not work"]);
  expect(judgeDown("pgbouncer", ["page", "basket"])).toEqual([]);
});
