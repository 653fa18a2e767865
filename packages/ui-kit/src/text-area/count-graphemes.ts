let segmenter: Intl.Segmenter | undefined;

/**
 * How many characters a person sees: "é", a flag and a family
 * count one each (Unicode Standard Annex 29). A line break is one.
 */
export const countGraphemes = (text: string): number => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
};
