import { type Picture, widths } from "./camera.ts";

const style = `
  body { font: 16px/1.5 system-ui; margin: 24px; background: #f4f4f4; color: #111 }
  section { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding-bottom: 16px }
  figure { margin: 0; flex: none } figcaption { font-size: 13px }
  img { display: block; max-height: 900px; width: auto; border: 1px solid #ccc; background: #fff }
  nav a { margin-inline-end: 12px }`;

const id = (text: string): string => text.replaceAll(/\W+/g, "-");

/**
 * One page with every picture: a row per screen and house, a column per width.
 * @param before pictures of an earlier time, whose row stands above today's
 */
export const galleryPage = (pictures: readonly Picture[], before: readonly Picture[] = []): string => {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const houses = [...new Set(pictures.map(({ house }) => house))];
  const figure = ({ file, width, house }: Picture) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${house}, ${width}</figcaption></figure>`;
  const row = (of: readonly Picture[], screen: string, house: string) => {
    const own = of.filter((one) => one.screen === screen && one.house === house);
    return `<section>${widths.flatMap((width) => own.filter((one) => one.width === width).map(figure)).join("")}</section>`;
  };
  const beforeAndNow = (screen: string, house: string) =>
    before.length === 0
      ? row(pictures, screen, house)
      : `<h3>${house}: before</h3>${row(before, screen, house)}<h3>${house}: now</h3>${row(pictures, screen, house)}`;
  const chapter = (screen: string) =>
    `<h2 id="${id(screen)}">${screen}</h2>${houses.map((house) => beforeAndNow(screen, house)).join("")}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style>
<h1>Every screen</h1><nav>${screens.map((screen) => `<a href="#${id(screen)}">${screen}</a>`).join("")}</nav>
${screens.map(chapter).join("\n")}</html>`;
};
