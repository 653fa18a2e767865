import { expect, test } from "@jest/globals";
import { createNamedImage } from "./named-image.ts";

test("in a rush tags bear the sign alone, and names again once there is time for them", () => {
  let time = 0;
  const drawn: string[] = [];
  const image = createNamedImage(() => time);
  const gift = (words: string) => {
    drawn.push(words);
    time += words ? 600 : 0;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${words}</title><path d="M0 0h9v9z"/></svg>`;
  };
  for (const name of ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"]) image(gift, name);
  expect(drawn).toEqual(["Ada", "Bo", "Cy", "Di", "Eve", ""]);
  time += 10_000;
  image(gift, "Gus");
  expect(drawn.at(-1)).toBe("Gus");
});
