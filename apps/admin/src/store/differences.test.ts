import { expect, test } from "@jest/globals";
import { differences } from "./differences.ts";

test("what a colleague says otherwise is named by its place", () => {
  const mine = { footer: [{ title: { fr: "Un" } }], phone: "1", image: null };
  expect(differences(mine, mine)).toEqual([]);
  expect(differences({ ...mine, phone: "2" }, mine)).toEqual([{ at: "phone", value: "2" }]);
  expect(differences({ footer: [], phone: "1", image: "a" }, mine)).toEqual([
    { at: "image", value: "a" },
    { at: "footer[0].title.fr", value: "" },
  ]);
});
