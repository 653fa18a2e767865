import { frequencies, letters } from "./letter-widths.ts";

/** Letters that a stand-in must be stretched by about as much. */
export interface LetterGroup {
  letters: string;
  stretch: number;
}

/** How far a group may be off the average: beyond it letters of one word would be seen to differ in size. */
const seen = 0.03;

interface Letter {
  letter: string;
  own: number;
  standIn: number;
}

const stretchOf = (group: readonly Letter[]): number =>
  group.reduce((sum, { own }) => sum + own, 0) / group.reduce((sum, { standIn }) => sum + standIn, 0);

/**
 * Parts a list, ordered by how much each letter is stretched,
 * where the parts differ least within (k-means in one dimension).
 */
const part = (list: readonly Letter[], count: number): Letter[][] => {
  let groups = Array.from({ length: count }, (_, index) =>
    list.slice((list.length * index) / count, (list.length * (index + 1)) / count),
  );
  for (let round = 0; round < 20; round++) {
    const middles = groups.map(stretchOf);
    const nearest = (letter: Letter) => {
      const distances = middles.map((middle) => Math.abs(middle - letter.own / letter.standIn));
      return distances.indexOf(Math.min(...distances));
    };
    groups = middles.map((_, index) => list.filter((letter) => nearest(letter) === index));
  }
  return groups;
};

/**
 * How a local face is stretched, letter by letter, to make titles as wide as the house's own face makes them:
 * the space exactly, as nobody sees its size, the others in three groups. The average is for letters in none.
 * @param own, standIn widths in em, in the order of `letters`
 */
export const fitLetters = (own: readonly number[], standIn: readonly number[]) => {
  const met = [...letters].map((letter, index) => {
    const weight = frequencies[index] ?? 0;
    return { letter, own: (own[index] ?? 0) * weight, standIn: (standIn[index] ?? 0) * weight };
  });
  const [space, ...others] = met.filter(({ own: width }) => width > 0);
  if (!space) throw new Error("No letter was measured.");
  const average = stretchOf(others);
  const ordered = others.toSorted((a, b) => a.own / a.standIn - b.own / b.standIn);
  const within = (stretch: number) => Math.min(Math.max(stretch, average * (1 - seen)), average * (1 + seen));
  const groups: LetterGroup[] = [
    { letters: space.letter, stretch: stretchOf([space]) },
    ...part(ordered, 3).map((group) => ({
      letters: group.map(({ letter }) => letter).join(""),
      stretch: within(stretchOf(group)),
    })),
  ];
  return { average, groups };
};
