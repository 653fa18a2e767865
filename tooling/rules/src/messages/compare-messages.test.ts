import { expect, test } from "@jest/globals";
import { compareMessages, compareOverlay, flatten, namedIn, unusedKeys } from "./compare-messages.ts";

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

test("an overlay holds only what differs from its base, with the same arguments", () => {
  const base = new Map([
    ["remove", "Remover {title}"],
    ["basket", "Carrinho"],
  ]);
  expect(compareOverlay(base, new Map([["remove", "Retirar {title}"]]), "pt-PT")).toEqual([]);
  const faults = compareOverlay(base, flatten({ remove: "Retirar {name}", basket: "Carrinho", gone: "x" }), "pt-PT");
  expect(faults.join()).toMatch(/remove takes .*basket is as in the base.*gone is not in the base/);
});

test("a key counts as used by its whole name or by a template that begins like it", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
  const source = 't("line.remove"); t(`error.${name}`)';
  expect(unusedKeys(["line.remove", "line.count", "error.required"], namedIn(source))).toEqual(["line.count"]);
});
