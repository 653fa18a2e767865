import { afterEach, expect, test } from "@jest/globals";
import { chooseScheme, chosenScheme, schemeScript } from "./scheme.ts";

const root = document.documentElement;

afterEach(() => chooseScheme("auto"));

test("what is chosen shows at once, and on the next page before anything is drawn", () => {
  chooseScheme("dark");
  expect(root.dataset.scheme).toBe("dark");
  delete root.dataset.scheme;
  new Function(schemeScript)();
  expect(chosenScheme()).toBe("dark");
});

test("as on the device leaves nothing behind", () => {
  chooseScheme("light");
  chooseScheme("auto");
  expect(chosenScheme()).toBe("auto");
  expect(localStorage.length).toBe(0);
  new Function(schemeScript)();
  expect(root.dataset.scheme).toBeUndefined();
});
