import { expect, test } from "@jest/globals";
import { descriptionOf } from "./description-of.ts";

const sentence = "A whole afternoon in the garden, and the biggest piece of cake there is.";

test("a short description is read at once", () => {
  expect(descriptionOf(sentence)).toEqual({ shown: sentence });
});

test("of a long one what fits two lines is, and nothing of it is lost", () => {
  const text = Array.from({ length: 6 }, () => sentence).join(" ");
  const { shown, more } = descriptionOf(text);
  expect(shown).toBe(sentence);
  expect(`${shown} ${more}`).toBe(text);
});

test("a first sentence that is too long stays whole, and so does one that never ends", () => {
  const long = `${"Cake and ".repeat(40)}tea.`;
  expect(descriptionOf(`${long} ${sentence}`)).toEqual({ shown: long, more: sentence });
  expect(descriptionOf("Cake and ".repeat(40))).toEqual({ shown: "Cake and ".repeat(40) });
});

test("Arabic sentences end, too", () => {
  const arabic = `${"في الأعالي أو تحت الماء ".repeat(8)}؟`;
  expect(descriptionOf(`${arabic} ${sentence}`)).toEqual({ shown: arabic, more: sentence });
});
