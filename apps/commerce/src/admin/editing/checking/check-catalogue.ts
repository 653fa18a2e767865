import type {
  SeedBrand,
  SeedCatalogue,
  SeedCategory,
  SeedPicture,
  SeedProduct,
  SeedRedeem,
  SeedVariation,
  Words,
} from "@giftshop/seed";
import type { Language, Storefront } from "@giftshop/storefront-config";
import { judgeAmount } from "@giftshop/validation";
import type { Schema } from "yup";
import type { Shelf } from "../../../shop/catalogue/import/import-catalogue.ts";
import {
  brandRules,
  categoryRules,
  extraRules,
  name,
  otherName,
  picturesRule,
  productRules,
  prose,
  redeemRules,
  slug as slugRule,
  variationRules,
} from "../rules.ts";
import type { Judge } from "./judge.ts";
import { reservedFault } from "./reserved.ts";

/** Takes what is wrong, at the path of a field: `title.fr`. */
export type Note = (path: string, message: string) => void;

/** Puts where something stands in front of what is wrong with it. */
export const under =
  (note: Note, place: string): Note =>
  (path, message) =>
    note(path === "" ? place : `${place}.${path}`, message);

/**
 * Judges the fields of a thing by their rules; a field that
 * has none, and is not among `others`, is not known.
 */
export const checkFields = (
  judge: Judge,
  rules: Readonly<Record<string, Schema>>,
  value: object,
  others: readonly string[],
  note: Note,
) => {
  for (const [field, rule] of Object.entries(rules)) {
    const message = judge(rule, Reflect.get(value, field));
    if (message !== undefined) note(field, message);
  }
  for (const field of Object.keys(value)) {
    if (!(field in rules || others.includes(field))) note(field, "is not known");
  }
};

const checkWords = (
  judge: Judge,
  words: Words,
  rule: (language: string) => Schema,
  needed: readonly string[],
  note: Note,
) => {
  if (typeof words !== "object" || words === null) return note("", "must be words by language");
  for (const language of new Set([...needed, ...Object.keys(words)])) {
    const message = judge(rule(language), words[language as keyof Words]);
    if (message !== undefined) note(language, message);
  }
};

const checkNames = (judge: Judge, words: Words, { languages }: Storefront, note: Note): void => {
  const spoken: readonly string[] = languages;
  checkWords(judge, words, (language) => (spoken.includes(language) ? name : otherName), spoken, note);
};

const wholeAmounts = "must be whole amounts: where other values are sold too, no value has cents";

/**
 * Judges values that are proposed beside others: basket and
 * form take whole amounts between the bounds, and nothing else.
 */
const checkProposed = (
  { fixedValues, minimum, maximum }: SeedVariation,
  { currencyDigits }: Storefront,
  note: Note,
): void => {
  const whole = 10 ** currencyDigits;
  for (const [field, bound] of Object.entries({ minimum, maximum })) {
    if (Number.isInteger(bound) && bound % whole !== 0) note(field, wholeAmounts);
  }
  if (!Array.isArray(fixedValues)) return;
  const verdicts = fixedValues.map((value) => judgeAmount(value, { minimum, maximum, whole }));
  if (verdicts.includes("wholeNumber")) note("fixedValues", wholeAmounts);
  if (verdicts.includes("valueOutOfBounds")) note("fixedValues", "must lie between the minimum and the maximum");
};

const checkVariation = (judge: Judge, variation: SeedVariation, storefront: Storefront, note: Note): void => {
  const { fixedValues, hasFixedPrices, minimum, maximum } = variation;
  checkFields(judge, variationRules, variation, [], note);
  if (minimum > maximum) note("maximum", "is less than the minimum");
  if (!hasFixedPrices) checkProposed(variation, storefront, note);
  if (!Array.isArray(fixedValues)) return;
  if (hasFixedPrices && fixedValues.length === 0) note("fixedValues", "is missing: nothing else is sold");
  if (fixedValues.some((value, index) => index > 0 && value <= (fixedValues[index - 1] ?? 0)))
    note("fixedValues", "must rise");
};

/** Judges the last segment of an address, where it has the shape of one. */
const checkAddress = (
  judge: Judge,
  slug: string | undefined,
  storefront: Storefront,
  note: Note,
  languages: readonly Language[] = storefront.languages,
): void => {
  if (slug === undefined || judge(slugRule, slug) !== undefined) return;
  const fault = reservedFault(storefront, slug, languages);
  if (fault !== undefined) note("slug", fault);
};

/** Judges what a category is called in addresses, by language. */
const checkAddresses = (judge: Judge, { addresses = {} }: SeedCategory, storefront: Storefront, note: Note): void => {
  checkWords(judge, addresses, () => slugRule, [], note);
  for (const language of storefront.languages)
    checkAddress(judge, addresses[language], storefront, (_, fault) => note(language, fault), [language]);
};

/** Judges that an address leads to one category, also the slug that it had before. */
const checkNoneTaken = (categories: readonly SeedCategory[], { languages }: Storefront, note: Note): void => {
  categories.forEach(({ slug, addresses = {} }, index) => {
    for (const language of languages) {
      const address = addresses[language];
      const taken = categories.some(
        (other) => other.slug !== slug && (other.slug === address || other.addresses?.[language] === address),
      );
      if (address !== undefined && taken)
        note(`categories[${index}].addresses.${language}`, "leads to another category");
    }
  });
};

/** Judges a brand by itself, but for its face. */
export const checkBrand = (judge: Judge, brand: Partial<SeedBrand>, storefront: Storefront, note: Note): void => {
  checkFields(judge, brandRules, brand, ["faceSvg"], note);
  // The choice card stands at the address that the storefront keeps for it.
  if (brand.kind !== "CHOICE") checkAddress(judge, brand.slug, storefront, note);
  if (brand.kind === "DONATION" && brand.voucher !== undefined)
    note("voucher", "must be empty: a donation is no voucher");
  if ((brand.kind === "GIFTCARD" || brand.kind === "CHOICE") && brand.voucher === undefined)
    note("voucher", "is missing");
  if (brand.kind === "BLANK_PACK" && brand.packSize === undefined) note("packSize", "is missing");
  if (brand.kind !== "BLANK_PACK" && brand.packSize !== undefined)
    note("packSize", "must be empty: only a blank pack is a box of cards");
  if (brand.kind !== "CHOICE" && brand.category === undefined) note("category", "is missing");
  if (brand.kind === "CHOICE" && brand.category !== undefined)
    note("category", "must be empty: the choice card is good for all");
};

const checkRedeem = (judge: Judge, redeem: Partial<SeedRedeem>, storefront: Storefront, note: Note): void => {
  const { title = {}, description = {} } = redeem;
  checkFields(judge, redeemRules, redeem, ["title", "description"], note);
  checkNames(judge, title, storefront, under(note, "title"));
  checkWords(judge, description, () => prose, [], under(note, "description"));
};

/** Judges pictures of a product, but for the drawings. */
const checkPictures = (judge: Judge, pictures: unknown, storefront: Storefront, note: Note): void => {
  const message = judge(picturesRule, pictures);
  if (message !== undefined) {
    note("pictures", message);
    return;
  }
  (pictures as SeedPicture[]).forEach((picture, index) => {
    const at = under(note, `pictures[${index}]`);
    checkFields(judge, {}, picture, ["svg", "alt"], at);
    checkNames(judge, picture.alt ?? {}, storefront, under(at, "alt"));
  });
};

/** Judges a product by itself. */
export const checkProduct = (judge: Judge, product: Partial<SeedProduct>, storefront: Storefront, note: Note): void => {
  const { digital, physical, redeem, cuisine, pictures, title = {}, description = {}, conditions = {} } = product;
  checkFields(
    judge,
    productRules,
    product,
    ["title", "description", "conditions", "digital", "physical", "redeem", "cuisine", "pictures"],
    note,
  );
  checkNames(judge, title, storefront, under(note, "title"));
  checkWords(judge, description, () => prose, [], under(note, "description"));
  checkWords(judge, conditions, () => prose, [], under(note, "conditions"));
  if (digital) checkVariation(judge, digital, storefront, under(note, "digital"));
  if (physical) checkVariation(judge, physical, storefront, under(note, "physical"));
  if (cuisine) checkNames(judge, cuisine, storefront, under(note, "cuisine"));
  if (pictures) checkPictures(judge, pictures, storefront, note);
  if (redeem) checkRedeem(judge, redeem, storefront, under(note, "redeem"));
  if (!(digital || physical)) note("digital.minimum", "is missing: a product is sold in one delivery kind at least");
};

/**
 * Judges what goes with the kind of a brand: only the choice card is exchanged,
 * and it has to say how; a box of blank cards is posted, a donation is not.
 */
export const checkKind = (
  kind: SeedBrand["kind"] | undefined,
  { redeem, digital, physical }: Partial<SeedProduct>,
  note: Note,
): void => {
  if (kind === "BLANK_PACK" && digital) note("digital.fixedValues", "must be empty: blank cards go by post");
  if (kind === "DONATION" && physical) note("physical.fixedValues", "must be empty: a donation is not posted");
  if (kind === "CHOICE" && redeem === undefined) note("redeem.minimumRemainingBalance", "is missing");
  if (kind !== "CHOICE" && redeem !== undefined)
    note("redeem.minimumRemainingBalance", "must be empty: only the choice card is exchanged");
};

const checkOnce = (values: readonly string[], place: string, note: Note): void => {
  const seen = new Set<string>();
  values.forEach((value, index) => {
    if (seen.has(value)) note(`${place}[${index}]`, `says "${value}" again`);
    seen.add(value);
  });
};

/**
 * Judges what stands around the products, all but its
 * pictures. @param sells whether the storefront sells a brand
 */
export const checkShelf = (
  judge: Judge,
  { categories, extras, searchHighlights }: Shelf,
  { storefront, sells }: { storefront: Storefront; sells(brand: string): boolean },
  note: Note,
): void => {
  categories.forEach((category, index) => {
    const at = under(note, `categories[${index}]`);
    checkFields(judge, categoryRules, category, ["addresses", "title"], at);
    checkNames(judge, category.title, storefront, under(at, "title"));
    checkAddress(judge, category.slug, storefront, at);
    checkAddresses(judge, category, storefront, under(at, "addresses"));
  });
  checkNoneTaken(categories, storefront, note);
  extras.forEach((extra, index) => {
    const at = under(note, `extras[${index}]`);
    checkFields(judge, extraRules, extra, ["title", "imageSvg"], at);
    checkNames(judge, extra.title, storefront, under(at, "title"));
  });
  searchHighlights.forEach(({ brand }, index) => {
    if (!sells(brand)) note(`searchHighlights[${index}].brand`, `is not a brand here: "${brand}"`);
  });
  const slugsOf = (all: readonly { slug: string }[]): string[] => all.map(({ slug }) => slug);
  checkOnce(slugsOf(categories), "categories", note);
  checkOnce(slugsOf(extras), "extras", note);
};

/**
 * Judges a whole catalogue, all but its pictures: every part by itself, and whether what they name is there.
 */
export const checkCatalogue = (judge: Judge, catalogue: SeedCatalogue, storefront: Storefront, note: Note): void => {
  const { categories, brands, products } = catalogue;
  const known = new Map(brands.map(({ slug, kind }) => [slug, kind]));
  checkShelf(judge, catalogue, { storefront, sells: (brand) => known.has(brand) }, note);
  const slugs = new Set(categories.map(({ slug }) => slug));
  brands.forEach((brand, index) => {
    const at = under(note, `brands[${index}]`);
    checkBrand(judge, brand, storefront, at);
    if (brand.category && !slugs.has(brand.category)) at("category", `is not a category here: "${brand.category}"`);
  });
  const [, ...others] = brands.filter(({ kind }) => kind === "CHOICE");
  for (const { slug } of others) note("brands", `has another choice card: "${slug}"; a storefront sells one`);
  products.forEach((product, index) => {
    const at = under(note, `products[${index}]`);
    checkProduct(judge, product, storefront, at);
    checkKind(known.get(product.brand), product, at);
    if (product.brand && !known.has(product.brand)) at("brand", `is not a brand here: "${product.brand}"`);
  });
  checkOnce(
    brands.map(({ slug }) => slug),
    "brands",
    note,
  );
  checkOnce(
    products.map(({ brand }) => brand),
    "products",
    note,
  );
};
