import { amountIn, typedAmount } from "../words/amount-in.ts";
import type { Quote } from "./quote-documents.ts";

/** A line of an offer; `variation`: it is another gift than was asked for, at a position below 0. */
export type OfferedGift = Quote["lines"][number] & { variation?: string };

/** A line as it is typed; `out`: it is left out of the offer. */
export interface TypedLine {
  position: number;
  quantity: string;
  value: string;
  wrapper: string;
  packing: string;
  out: boolean;
}

/** An offer as it is typed. Postage that is empty is what a basket would pay. */
export interface TypedOffer {
  lines: readonly TypedLine[];
  shipping: string;
  validOn: string;
}

/** What a quote says now, to be typed over. */
export const typedOf = ({ lines, shipping, validOn, currency, state }: Quote): TypedOffer => ({
  lines: lines.map(({ position, quantity, value, wrapper, packing }) => ({
    position,
    quantity: `${quantity}`,
    value: typedAmount(value, currency),
    wrapper: wrapper ? typedAmount(wrapper.price, currency) : "",
    packing: packing ? typedAmount(packing.price, currency) : "",
    out: false,
  })),
  shipping: typedAmount(shipping, currency),
  // A day that is over is none to offer again.
  validOn: state === "EXPIRED" ? "" : (validOn ?? ""),
});

/** Another gift as a line that is to be filled in. */
export const addedGift = (
  gift: Pick<OfferedGift, "title" | "kind"> & { variation: string },
  position: number,
): OfferedGift => ({
  ...gift,
  position,
  quantity: 1,
  value: 0,
  wrapper: null,
  packing: null,
  receivers: [],
});

/** With another gift; where nothing was posted before, its postage is the usual one and not none. */
export const withGift = (typed: TypedOffer, lines: readonly OfferedGift[], gift: OfferedGift): TypedOffer => {
  const line = { position: gift.position, quantity: "1", value: "", wrapper: "", packing: "", out: false };
  const isFirst = gift.kind === "PHYSICAL" && !isPosted(typed.lines, lines);
  return { ...typed, lines: [...typed.lines, line], shipping: isFirst ? "" : typed.shipping };
};

const less = (price: number, percent: number): number => Math.round((price * (100 - percent)) / 100);

/** An offer with everything that is not on a card at so many per cent less than usual. */
export const lessBy = (
  typed: TypedOffer,
  { lines, usualShipping, currency }: Pick<Quote, "lines" | "usualShipping" | "currency">,
  percent: number,
): TypedOffer => {
  const priceOf = (extra: OfferedGift["wrapper"] | undefined) =>
    extra ? typedAmount(less(extra.usual, percent), currency) : "";
  return {
    ...typed,
    shipping: usualShipping === null ? typed.shipping : typedAmount(less(usualShipping, percent), currency),
    lines: typed.lines.map((line) => {
      const { wrapper, packing } = lines.find(({ position }) => position === line.position) ?? {};
      return { ...line, wrapper: priceOf(wrapper), packing: priceOf(packing) };
    }),
  };
};

interface OfferedLine {
  /** Of a line of before; another gift has a variation in its place. */
  position: number | null;
  variation: string | null;
  quantity: number;
  value: number;
  wrapperPrice: number | null;
  packingPrice: number | null;
}

/** What is offered, in minor units; `undefined` while something that was typed is none. */
export interface Offered {
  lines: OfferedLine[];
  shipping: number | null;
  validOn: string | null;
}

const lineIn = (typed: TypedLine, line: OfferedGift | undefined, currency: string): OfferedLine | undefined => {
  const value = amountIn(typed.value, currency);
  const wrapperPrice = line?.wrapper ? amountIn(typed.wrapper, currency) : null;
  const packingPrice = line?.packing ? amountIn(typed.packing, currency) : null;
  const isWhole = /^[1-9]\d{0,3}$/u.test(typed.quantity.trim());
  if (!isWhole || value === undefined || wrapperPrice === undefined || packingPrice === undefined) return undefined;
  const named = line?.variation
    ? { position: null, variation: line.variation }
    : { position: typed.position, variation: null };
  return { ...named, quantity: Number(typed.quantity), value, wrapperPrice, packingPrice };
};

/** Whether something of what is offered goes by post. */
export const isPosted = (typed: readonly TypedLine[], lines: readonly OfferedGift[]): boolean =>
  lines.some(({ kind, position }) => {
    const own = typed.find((one) => one.position === position);
    return kind === "PHYSICAL" && own?.out === false;
  });

/** Reads what was typed. */
export const offeredIn = (
  { lines: typed, shipping, validOn }: TypedOffer,
  { lines, currency }: { lines: readonly OfferedGift[]; currency: string },
): Offered | undefined => {
  const kept = typed.filter(({ out }) => !out);
  const said = isPosted(typed, lines) ? shipping.trim() : "0";
  const read = kept.flatMap((one) => {
    const line = lineIn(
      one,
      lines.find(({ position }) => position === one.position),
      currency,
    );
    return line ? [line] : [];
  });
  const postage = said === "" ? null : amountIn(said, currency);
  if (read.length === 0 || read.length < kept.length || postage === undefined) return undefined;
  return { lines: read, shipping: postage, validOn: validOn === "" ? null : validOn };
};

/** What an offer comes to, VAT included, in minor units; postage that is not said is left out. */
export const totalOf = ({ lines, shipping }: Offered): number =>
  lines.reduce(
    (sum, { quantity, value, wrapperPrice, packingPrice }) =>
      sum + quantity * (value + (wrapperPrice ?? 0) + (packingPrice ?? 0)),
    shipping ?? 0,
  );
