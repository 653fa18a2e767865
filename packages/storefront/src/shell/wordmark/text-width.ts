const narrow = new Set([..."iljtfrI.'’ "]);
const wide = new Set([..."mwMWÖÄO@"]);

const widthOf = (character: string): number => {
  if (narrow.has(character)) return 0.34;
  if (wide.has(character)) return 0.86;
  return character === character.toLowerCase() ? 0.56 : 0.68;
};

/** Width of a name in ems of a display face, near enough for `textLength` to close the rest: the mark has its size before its font has come. */
export const textWidth = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);
