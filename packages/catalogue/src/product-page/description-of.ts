/** The most of a description that stands above the form, characters: two lines of a phone. */
const most = 96;

/**
 * A description as it is read before buying: its first sentences, and the
 * rest of it to be opened. What is not much longer than that stays whole.
 */
export const descriptionOf = (text: string): { shown: string; more?: string } => {
  if (text.length <= most) return { shown: text };
  const sentences = [...text.matchAll(/[.!?…。؟]["”»’)]*(?=\s|$)/gu)].map(({ index, 0: end }) => index + end.length);
  const cut = sentences.findLast((end) => end <= most) ?? sentences[0];
  if (cut === undefined || cut === text.length) return { shown: text };
  return { shown: text.slice(0, cut), more: text.slice(cut).trim() };
};
