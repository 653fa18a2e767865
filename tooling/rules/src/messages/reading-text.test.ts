import { expect, test } from "@jest/globals";
import { readingText } from "./reading-text.ts";

test("a reader sees every form of a message, with an example for each argument", () => {
  expect(readingText("Hello {name}, {thing}")).toBe("Hello Élodie, ‹thing›");
  expect(readingText("{count, plural, one {# card} other {# cards}} by {time}")).toBe(
    "[one: # card] [other: # cards] by 17:00",
  );
  expect(readingText("Read the <link>terms</link>")).toBe("Read the terms");
});
