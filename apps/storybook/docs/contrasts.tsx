import { contrasts } from "@giftshop/ui-kit/contrast";
import { houses } from "@giftshop/ui-kit/houses";
import { Rows } from "./rows.tsx";

const measured = Object.values(houses).map(({ color }) => contrasts(color));
const [first = []] = measured;

/** Every pair of colours that may meet: the contrast it needs, and what it has in each house. */
export const Contrasts = () => (
  <Rows
    head={["On each other", "Needed", ...Object.keys(houses)]}
    rows={first.map(({ front, ground, needed }, index) => [
      `${front} on ${ground}`,
      `${needed}:1`,
      ...measured.map((house) => `${house[index]?.ratio.toFixed(1)}:1`),
    ])}
  />
);
