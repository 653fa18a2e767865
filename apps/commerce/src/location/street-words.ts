/** Words that streets begin with where their kind stands before their name, and the little words between the two, folded. */
const leading: ReadonlySet<string> = new Set(
  [
    // French, Dutch and the French of Canada and Switzerland
    "rue avenue boulevard bd av place quai cours allee allees chemin route impasse passage square faubourg montee esplanade",
    "de du des la le les l d a au aux",
    // Spanish
    "calle c avenida avda plaza paseo ronda camino carrera travesia calzada calzado el los las del",
    // Italian
    "via viale piazza piazzale corso largo vicolo lungomare dei degli della delle dello di il lo gli i",
    // Portuguese
    "rua praca travessa alameda estrada rodovia o os as do da dos das e",
    // Polish
    "ul ulica al aleja aleje pl plac os osiedle rynek",
  ].flatMap((words) => words.split(" ")),
);

const isNumber = (word: string): boolean => /^\d+[a-z]{0,2}$/u.test(word);

/**
 * The words by which a street is told from others: "12 rue de la République" is looked up under "republique". A name that
 * consists of nothing else keeps its words.
 *
 * @param words folded
 */
export const tellingWords = (words: readonly string[]): string[] => {
  const first = words.findIndex((word) => !(leading.has(word) || isNumber(word)));
  return first < 0 ? words.filter((word) => !isNumber(word)) : words.slice(first);
};
