/**
 * Words that streets begin with where their kind stands before
 * their name, and the little words between the two, folded.
 */
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
    // Arabic
    "شارع طريق جاده سكه درب ممشي رصيف ميدان",
  ].flatMap((words) => words.split(" ")),
);

/** A house number, before the street or behind it, and what follows one. */
const isNumber = (word: string): boolean => /^(?:\d+[a-z]{0,2}|bis|ter)$/u.test(word);

/**
 * The words that tell a street: "republique" of "12 bis, rue de la République"; a name of common words alone
 * keeps them.
 *
 * @param words folded
 */
export const tellingWords = (words: readonly string[]): string[] => {
  const named = words.filter((word) => !isNumber(word));
  const first = named.findIndex((word) => !leading.has(word));
  return named.slice(Math.max(0, first));
};
