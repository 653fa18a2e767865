import { expect, test } from "@jest/globals";
import { compareMessages, flatten, unusedKeys } from "./compare-messages.ts";

const english = flatten({ line: { remove: "Remove {title}", count: "{count, plural, one {# card} other {# cards}}" } });

test("languages that say the same thing have no faults", () => {
  const polish = flatten({
    line: {
      remove: "Usuń {title}",
      count: "{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
    },
  });
  expect(compareMessages(english, polish, "pl")).toEqual([]);
});

test("a missing key, a foreign key and another argument are each named", () => {
  const faults = compareMessages(english, flatten({ line: { remove: "Entfernen {name}", extra: "x" } }), "de");
  expect(faults).toHaveLength(3);
  expect(faults.join()).toMatch(/line.remove takes .*line.count is missing.*line.extra is not in English/);
});

test("a message that is not ICU is a fault even when English has the same flaw", () => {
  const broken = flatten({ a: "{count, plural, one {x}}" });
  expect(compareMessages(broken, broken, "fr")).toHaveLength(1);
});

test("a key counts as used by its whole name or by a template that begins like it", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
  const source = 't("line.remove"); t(`error.${name}`)';
  expect(unusedKeys(["line.remove", "line.count", "error.required"], source)).toEqual(["line.count"]);
});
