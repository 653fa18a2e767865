import { isStorefrontCode } from "@giftshop/storefront-config";
import type { RunCommand } from "../../platform/command.ts";
import { readFigures } from "./figures-table.ts";

const shape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `commerce figures <from> <to> [storefront …]`: what happened
 * on those days, a line for each storefront, day and event.
 */
export const figuresCommand: RunCommand = async ({ pool }, [from = "", to = from, ...codes]) => {
  const known = codes.filter(isStorefrontCode);
  if (!shape.test(from) || !shape.test(to) || known.length !== codes.length) {
    return {
      text: "npm run commerce -- figures <from> <to> [storefront …], with days as 2026-11-26",
      done: false,
    };
  }
  const figures = await readFigures(pool, { from, to }, known.length > 0 ? known : undefined);
  if (figures.length === 0) return { text: "Nothing was counted.", done: true };
  const lines = figures.map(({ storefront, day, event, count }) => [day, storefront, event, count].join("  "));
  return { text: lines.join("\n"), done: true };
};
