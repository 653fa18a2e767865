import { expect, test } from "@jest/globals";
import { judgePassword, judgePasswordConfirmation } from "./password.ts";

test.each([
  ["nothing", "", "required"],
  ["seven characters", "short 7", "tooShort"],
  ["words", "correct horse", undefined],
  ["accents and symbols", "Élodie's №1 pass", undefined],
  ["seven accents typed in two strokes", "e\u0301".repeat(7), "tooShort"],
  ["another script", "пароль-пароль", "characters"],
  ["a tab", "tab\tand more", "characters"],
  ["128 characters", "a".repeat(128), undefined],
  ["129 characters", "a".repeat(129), "tooLong"],
  ["a megabyte", "a".repeat(1_000_000), "tooLong"],
])("%s", (_, text, judged) => expect(judgePassword(text)).toBe(judged));

test("the confirmation is the same password, however its accents were typed", () => {
  expect(judgePasswordConfirmation("ma clé préférée", "ma cle\u0301 pre\u0301fe\u0301re\u0301e")).toBeUndefined();
  expect(judgePasswordConfirmation("ma clef", "ma clé")).toBe("passwordConfirmation");
  expect(judgePasswordConfirmation("", "ma clé")).toBe("required");
});
