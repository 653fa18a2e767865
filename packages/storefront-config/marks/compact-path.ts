interface Step {
  letter: string;
  numbers: readonly number[];
}

/** Pixels: a step shorter than this, or a curve that bulges less, is not seen. */
const unseen = 0.1;

/** Numbers in a row, parted only where they would run together. */
const joined = (numbers: readonly number[]): string =>
  numbers
    .map((value) => `${value}`.replace(/^(-?)0\./, "$1."))
    .reduce((text, next) => `${text}${text === "" || next.startsWith("-") ? "" : " "}${next}`, "");

/** Whether a quadratic curve is as good as a straight line. */
const isFlat = (steps: readonly number[]): boolean => {
  const [cx = 0, cy = 0, x = 0, y = 0] = steps;
  return steps.length === 4 && Math.abs(cx * y - cy * x) < 2 * unseen * Math.hypot(x, y) && cx * x + cy * y > 0;
};

/** A straight step as `h`, `v` or `l`; nothing at all where rounding left nothing of it. */
const straight = (dx: number, dy: number): Step | undefined => {
  if (dx === 0 && dy === 0) return undefined;
  if (dx === 0) return { letter: "v", numbers: [dy] };
  return dy === 0 ? { letter: "h", numbers: [dx] } : { letter: "l", numbers: [dx, dy] };
};

const stepOf = (command: string, steps: readonly number[]): Step | undefined =>
  command !== "m" && steps.length === 2 ? straight(steps[0] ?? 0, steps[1] ?? 0) : { letter: command, numbers: steps };

/** Relative, rounded steps, each from where the last rounded one ended, so that errors do not add up. */
function* stepsOf(data: string, round: (value: number) => number): Generator<Step> {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = "", rest = ""] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const to = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [originX, originY] = [x, y];
    const exact = to.map((value, index) => value - (index % 2 ? originY : originX));
    const [dx = 0, dy = 0] = exact.slice(-2);
    if (command === "Z") {
      [x, y] = [startX, startY];
      yield { letter: "z", numbers: [] };
    } else if (command === "M" || Math.hypot(dx, dy) >= unseen) {
      [x, y] = [round(x + round(dx)), round(y + round(dy))];
      if (command === "M") [startX, startY] = [x, y];
      const step = stepOf(command.toLowerCase(), (isFlat(exact) ? exact.slice(-2) : exact).map(round));
      if (step) yield step;
    }
  }
}

/**
 * Path data of absolute M, L, Q, C and Z commands, in relative ones, rounded, without what nobody sees.
 * @param digits behind the decimal point
 */
export const compactPath = (data: string, digits: number): string => {
  const factor = 10 ** digits;
  let [out, last] = ["", ""];
  for (const { letter, numbers } of stepsOf(data, (value) => Math.round(value * factor) / factor)) {
    const text = joined(numbers);
    // A repeated command needs no letter, except a move: numbers after it would be a line.
    const repeated = letter === last && letter !== "m" && letter !== "z";
    out += repeated ? `${text.startsWith("-") ? "" : " "}${text}` : `${letter}${text}`;
    last = letter;
  }
  return out.replace(/^m/, "M");
};
