import { descriptionOf } from "./branding/descriptions.ts";
import { drawnPicture } from "./branding/drawn.ts";
import { picturesNeeded } from "./branding/picture-names.ts";
import type { StorefrontRecord } from "./storefront-record.ts";

/** Countries whose addresses have no postal code. */
const withoutPostCode = new Set(["AE"]);

const emptyFields = ({ storefront }: StorefrontRecord): string[] => {
  const { organisation, country, accent } = storefront;
  const fields = { name: storefront.name, accent: accent.color, ...organisation };
  return Object.entries(fields)
    .filter(([field, value]) => value.trim() === "" && !(field === "postCode" && withoutPostCode.has(country)))
    .map(([field]) => `${field} is empty`);
};

const wrongWords = ({ storefront, branding }: StorefrontRecord): string[] => {
  const plain = (text: string) => text.replaceAll(" ", "");
  return plain(branding.words.join("")) === plain(storefront.name)
    ? []
    : [`branding.words spell "${branding.words.join("")}", the name is "${storefront.name}"`];
};

const withoutDescription = ({ storefront, branding }: StorefrontRecord): string[] =>
  storefront.languages
    .filter((language) => !(branding.description?.[language] ?? descriptionOf(storefront.name, language)).trim())
    .map((language) => `no description in ${language}`);

/**
 * What a record says nothing or nonsense about although its type is content, each as "CKBE: city is empty".
 */
export const missingWords = (record: StorefrontRecord): string[] =>
  [...emptyFields(record), ...wrongWords(record), ...withoutDescription(record)].map(
    (problem) => `${record.storefront.code}: ${problem}`,
  );

/** Pictures that a record needs and nobody has drawn, each as `CKBE: the picture "logo" is not drawn`. */
export const missingPictures = ({ storefront, branding }: StorefrontRecord): string[] =>
  picturesNeeded(storefront, branding)
    .filter((name) => !drawnPicture(`${storefront.code}/${name}`))
    .map((name) => `${storefront.code}: the picture "${name}" is not drawn`);
