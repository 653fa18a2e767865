/** A picture's colours, and of each pixel its place among them. */
export interface Colours {
  /** Red, green and blue of each. */
  palette: Uint8Array;
  places: Uint8Array;
}

/** Bits that are told apart in each of red, green and blue. */
const bits = 6;

/** Pixels that look alike: how many, and the sums of their red, green and blue. */
type Shade = [count: number, red: number, green: number, blue: number];

/** Shades that become one colour, along which of the three they differ most, and how much is lost so. */
interface Box {
  shades: Shade[];
  axis: 1 | 2 | 3;
  loss: number;
}

const axes = [1, 2, 3] as const;

const boxOf = (shades: Shade[]): Box => {
  const box: Box = { shades, axis: 1, loss: 0 };
  for (const axis of axes) {
    let [pixels, sum, squares] = [0, 0, 0];
    for (const shade of shades) {
      pixels += shade[0];
      sum += shade[axis];
      squares += shade[axis] ** 2 / shade[0];
    }
    const loss = squares - sum ** 2 / pixels;
    if (loss > box.loss) Object.assign(box, { axis, loss });
  }
  return box;
};

/** Two boxes out of one, parted at the mean of what differs most. */
const parted = ({ shades, axis }: Box): [Box, Box] => {
  let [pixels, sum] = [0, 0];
  for (const shade of shades) {
    pixels += shade[0];
    sum += shade[axis];
  }
  const mean = sum / pixels;
  const below = (shade: Shade): boolean => shade[axis] / shade[0] <= mean;
  return [boxOf(shades.filter(below)), boxOf(shades.filter((shade) => !below(shade)))];
};

const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> (8 - bits)) << (2 * bits)) | ((green >> (8 - bits)) << bits) | (blue >> (8 - bits));

const shadesOf = (pixels: Uint8Array): Map<number, Shade> => {
  const shades = new Map<number, Shade>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = keyOf(red, green, blue);
    const shade = shades.get(key);
    if (shade === undefined) shades.set(key, [1, red, green, blue]);
    else {
      shade[0] += 1;
      shade[1] += red;
      shade[2] += green;
      shade[3] += blue;
    }
  }
  return shades;
};

/**
 * The colours that lose least of an opaque picture, 256 at most (P. Heckbert, "Color image quantization for
 * frame buffer display", 1982: boxes of colours are parted until there are as many).
 */
export const coloursOf = (pixels: Uint8Array, most: number): Colours => {
  const shades = shadesOf(pixels);
  const boxes = [boxOf([...shades.values()])];
  while (boxes.length < most) {
    const worst = boxes.reduce((one, other, at) => (other.loss > (boxes[one]?.loss ?? 0) ? at : one), 0);
    const box = boxes[worst];
    if (box === undefined || box.loss <= 0) break;
    boxes.splice(worst, 1, ...parted(box));
  }
  const palette = new Uint8Array(boxes.length * 3);
  const placeOf = new Map<Shade, number>();
  boxes.forEach(({ shades: alike }, place) => {
    const count = alike.reduce((sum, shade) => sum + shade[0], 0);
    for (const axis of axes)
      palette[place * 3 + axis - 1] = Math.round(alike.reduce((sum, shade) => sum + shade[axis], 0) / count);
    for (const shade of alike) placeOf.set(shade, place);
  });
  const placeOfKey = new Uint8Array(1 << (3 * bits));
  for (const [key, shade] of shades) placeOfKey[key] = placeOf.get(shade) ?? 0;
  const places = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < places.length; at += 1)
    places[at] = placeOfKey[keyOf(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0)] ?? 0;
  return { palette, places };
};
