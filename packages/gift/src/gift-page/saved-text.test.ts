import { expect, test } from "@jest/globals";
import { sampleCard } from "../testing/sample-gift.ts";
import { savedText } from "./saved-text.ts";

test("a saved gift names each card with its number, PIN and last day", () => {
  const cards = [sampleCard(), sampleCard({ number: "6299110012345678912", pin: "000001" })];
  expect(savedText("Café Noir", cards, { number: "Card number", pin: "PIN" })).toBe(
    "Café Noir\n\nCard number: 6299110012345678904\nPIN: 204913\n2028-11-26\n\nCard number: 6299110012345678912\nPIN: 000001\n2028-11-26\n",
  );
});
