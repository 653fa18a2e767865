/** What stands on a ground of its own colour in a list. */
interface Grounded {
  /** Hexadecimal, `#C8312E`. */
  backgroundColor: string;
}

interface Tone {
  /** Degrees on the wheel of colours. */
  hue: number;
  /** From 0, grey, to 255. */
  chroma: number;
}

/** Grounds are pale: below this one looks like any other grey. */
const grey = 10;
/** Degrees by which neighbours differ at least. */
const leastTurn = 24;

const toneOf = ({ backgroundColor }: Grounded): Tone => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(backgroundColor.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return { hue: (sixth * 60 + 360) % 360, chroma };
};

const isAlike = (one: Tone, other: Tone): boolean => {
  if (one.chroma < grey || other.chroma < grey) return one.chroma < grey && other.chroma < grey;
  const turn = Math.abs(one.hue - other.hue);
  return Math.min(turn, 360 - turn) < leastTurn;
};

/**
 * The rule of lists: no two neighbours on grounds that look alike. Moves as few as needed, and never
 * the first; where all that are left look like the last, the order stays.
 */
export const apart = <Product extends Grounded>(products: readonly Product[]): Product[] => {
  const waiting = products.map((product) => ({ product, tone: toneOf(product) }));
  const placed: typeof waiting = [];
  while (waiting.length > 0) {
    const last = placed.at(-1);
    const fitting = last ? waiting.findIndex(({ tone }) => !isAlike(last.tone, tone)) : 0;
    placed.push(...waiting.splice(Math.max(fitting, 0), 1));
  }
  return placed.map(({ product }) => product);
};
