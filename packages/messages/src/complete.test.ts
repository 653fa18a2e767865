import { expect, test } from "@jest/globals";
import { complete } from "./complete.ts";

test("what a language lacks is said in English, at every depth; what it has stays", () => {
  const english = { title: "Balance", form: { pin: "PIN", action: "Check" }, help: { text: "Help" } };
  const german = { title: "Guthaben", form: { pin: " ", action: "Prüfen" } };
  expect(complete(english, german)).toEqual({
    title: "Guthaben",
    form: { pin: "PIN", action: "Prüfen" },
    help: { text: "Help" },
  });
});
