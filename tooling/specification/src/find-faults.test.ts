import { expect, test } from "@jest/globals";
import { findFaults } from "./find-faults.ts";
import { section } from "./line.ts";

const files: Readonly<Record<string, string>> = {
  "one.test.ts": 'test("a card is sent", () => {}); test.skip("a card is lost", () => {}); test(`{code}: a card goes`)',
  "one.stories.tsx": "\nexport const Pressed: Story = { play: press };\nexport const Still: Story = {};\n",
};
const faults = (lines: ReturnType<typeof section>) => findFaults(lines, (path) => files[path]);

test("a line stands with a living test, or with why it is open", () => {
  expect(faults(section("1", { sent: [["one.test.ts", "a card is"]], open: "another day" }))).toEqual([]);
});

test("a story with what is played in it is a test, and so is one that is named for several", () => {
  const proofs = [
    ["one.stories.tsx", "Pressed"],
    ["one.test.ts", ": a card goes"],
  ] as const;
  expect(faults(section("1", { pressed: proofs }))).toEqual([]);
});

test.each([
  ["a story that is only seen", [["one.stories.tsx", "Still"]], /plays nothing/],
  ["a story that there is not", [["one.stories.tsx", "Press"]], /has no story/],
  ["a file that there is not", [["two.test.ts", "a card is sent"]], /does not exist/],
  ["a title that there is not", [["one.test.ts", "a card is found"]], /has no test/],
  ["no title", [["one.test.ts", ""]], /has no test/],
  ["a test that is skipped", [["one.test.ts", "a card is lost"]], /is not run/],
  ["nothing", [], /has no test and no reason/],
  ["no reason", "", /has no test and no reason/],
] as const)("%s proves nothing", (_, known, fault) => {
  expect(faults(section("1", { line: known }))).toEqual([expect.stringMatching(fault)]);
});

test("a line stands once", () => {
  const line = section("1", { line: "open" });
  expect(faults([...line, ...line])).toEqual(["1: line: stands twice"]);
});
