/**
 * Widths of the bars and spaces of each symbol of Code 128
 * (ISO/IEC 15417), a bar first; the last one is the stop.
 */
const symbols = [
  ..."212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231".split(
    " ",
  ),
  ..."113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211".split(
    " ",
  ),
  ..."212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131".split(
    " ",
  ),
  ..."113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111".split(
    " ",
  ),
  ..."314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211".split(
    " ",
  ),
  ..."241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141".split(
    " ",
  ),
  ..."214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214".split(
    " ",
  ),
  "211232",
  "2331112",
];
const startOfPairs = 105;
const toSingles = 100;
const stop = 106;
/** In the set of single characters a digit stands so far behind its value. */
const digitOffset = 16;

/** Two digits a symbol; one that is left over, a symbol of its own. */
const valuesOf = (digits: string): number[] => {
  const pairs = [...digits.matchAll(/\d\d/gu)].map(([pair]) => Number(pair));
  const last = digits.length % 2 === 1 ? [toSingles, Number(digits.at(-1)) + digitOffset] : [];
  return [startOfPairs, ...pairs, ...last];
};

/** The bars and spaces of digits as Code 128, widths in modules, a bar first, without quiet zones. */
export const code128 = (digits: string): number[] => {
  const values = valuesOf(digits);
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  return [...values, check, stop].flatMap((value) => [...(symbols[value] ?? "")].map(Number));
};
