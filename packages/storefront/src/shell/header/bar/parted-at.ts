/** Where a text is parted in two, so that neither is longer than it must be: after a space or a hyphen. */
export const partedAt = (text: string): number => {
  const places = [...text.matchAll(/[ -](?=.)/gu)].map(({ index }) => index + 1);
  const longer = (at: number) => Math.max(text.slice(0, at).trimEnd().length, text.length - at);
  return places.reduce((best, at) => (longer(at) < longer(best) ? at : best), text.length);
};
