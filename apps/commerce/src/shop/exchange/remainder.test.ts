import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { isTooLittle, settle, shares } from "./remainder.ts";

const balances = fc.array(fc.integer({ min: 0, max: 25_000 }), { maxLength: 10 });
const total = fc.integer({ min: 0, max: 200_000 });
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test("nothing is lost: what is on the cards is spent or left, and what cards do not pay has to be paid", () => {
  fc.assert(
    fc.property(balances, total, (cards, price) => {
      const { left, toPay } = settle({ balances: cards, total: price });
      const paid = shares(cards, price);
      expect(sum(paid) + toPay).toBe(price);
      expect(sum(cards) - sum(paid)).toBe(left);
      expect(left === 0 || toPay === 0).toBe(true);
      expect(paid.every((share, nth) => share >= 0 && share <= (cards[nth] ?? 0))).toBe(true);
    }),
  );
});

test("a card is touched only when those before it are used up", () => {
  fc.assert(
    fc.property(balances, total, (cards, price) => {
      const paid = shares(cards, price);
      const touched = paid.findLastIndex((share) => share > 0);
      expect(paid.slice(0, Math.max(0, touched))).toEqual(cards.slice(0, Math.max(0, touched)));
    }),
  );
});

test("what is left may be nothing, or as much as can be exchanged later; spending or giving it all is always a way out", () => {
  fc.assert(
    fc.property(balances, total, fc.integer({ min: 1, max: 5_000 }), (cards, price, minimum) => {
      const { left } = settle({ balances: cards, total: price });
      expect(isTooLittle(left, minimum)).toBe(left !== 0 && left < minimum);
      const after = settle({ balances: cards, total: price + left });
      expect(after).toEqual({ left: 0, toPay: left > 0 ? 0 : Math.max(0, price - sum(cards)) });
      expect(isTooLittle(after.left, minimum)).toBe(false);
    }),
  );
});
