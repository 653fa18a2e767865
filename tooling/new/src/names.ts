/** One name as each kind of place spells it. */
export interface Names {
  /** `gift-finder`: files. */
  kebab: string;
  /** `giftFinder`: fields and functions. */
  camel: string;
  /** `GiftFinder`: components and types. */
  pascal: string;
  /** `Gift finder`: what a person reads. */
  title: string;
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws where it is no name: letters and digits, words joined by hyphens or by capitals */
export const namesOf = (written: string): Names => {
  if (!/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/u.test(written))
    throw new Error(`"${written}" is no name, such as gift-finder.`);
  const words = written
    .replace(/([a-z0-9])([A-Z])/gu, "$1-$2")
    .toLowerCase()
    .split("-");
  const pascal = words.map(upper).join("");
  return {
    kebab: words.join("-"),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: upper(words.join(" ")),
  };
};
