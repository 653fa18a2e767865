import { expect, test } from "@jest/globals";
import { type DrawingContext, code128 as encode } from "bwip-js/node";
import { code128 } from "./code-128.ts";

/** Bars and spaces as the library of the emails draws them. */
const drawn = (text: string): number[] => {
  const edges: number[] = [];
  const nothing = () => undefined;
  const drawing = {
    scale: () => [20, 20],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    line: (x: number, _y: number, _x: number, _y1: number, width: number) =>
      void edges.push(x - width / 2, x + width / 2),
    init: nothing,
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => edges,
  } as unknown as DrawingContext<number[]>;
  const found = encode({ bcid: "code128", text, scale: 20 }, drawing);
  const [first = 0, second = 0] = found;
  const module = (second - first) / 2;
  return found.slice(1).map((edge, index) => Math.round((edge - (found[index] ?? 0)) / module));
};

test.each(["6001234567890123456", "6009999999999999999", "6000000000000000000", "00"])(
  "%s has the bars that the emails print",
  (digits) => {
    expect(code128(digits)).toEqual(drawn(digits));
  },
);
