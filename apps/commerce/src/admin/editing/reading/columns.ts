/**
 * How a kind of cell is read and written. `read` answers undefined where a cell does not say such a thing.
 */
export interface Codec {
  /** What such a cell looks like, to be read after "must be". */
  shape: string;
  read: (cell: string, digits: number) => unknown;
  write: (value: unknown, digits: number) => string;
}

export const text: Codec = { shape: "text", read: (cell) => cell, write: (value) => String(value) };

const whole: Codec = {
  shape: "a whole number",
  read: (cell) => (/^\d{1,9}$/u.test(cell) ? Number(cell) : undefined),
  write: (value) => String(value),
};

export const yesOrNo: Codec = {
  shape: "yes or no",
  read: (cell) => ({ yes: true, no: false })[cell.toLowerCase()],
  write: (value) => (value ? "yes" : "no"),
};

/** Minor units of an amount such as 25, 25.50 or 25,5; never by way of a fraction. */
const minorUnits = (cell: string, digits: number): number | undefined => {
  const [, units = "", fraction = ""] = /^(\d{1,7})(?:[.,](\d+))?$/u.exec(cell) ?? [];
  return units === "" || fraction.length > digits ? undefined : Number(units + fraction.padEnd(digits, "0"));
};

const amountText = (value: number, digits: number): string => {
  const padded = String(value).padStart(digits + 1, "0");
  const [units, fraction] = [padded.slice(0, padded.length - digits), padded.slice(padded.length - digits)];
  return /^0*$/u.test(fraction) ? units : `${units}.${fraction}`;
};

const amount: Codec = {
  shape: "an amount such as 25 or 25.50",
  read: minorUnits,
  write: (value, digits) => amountText(value as number, digits),
};

const amounts: Codec = {
  shape: "amounts with a space between them, such as 10 25 50",
  read: (cell, digits) => {
    const values = cell.split(/\s+/u).map((one) => minorUnits(one, digits));
    return values.includes(undefined) ? undefined : values;
  },
  write: (value, digits) => (value as readonly number[]).map((one) => amountText(one, digits)).join(" "),
};

const names: Codec = {
  shape: "names with a space between them",
  read: (cell) => cell.split(/\s+/u),
  write: (value) => (value as readonly string[]).join(" "),
};

const textsInOrder: Codec = {
  shape: "texts with | between them",
  read: (cell) => cell.split("|").map((one) => one.trim()),
  write: (value) => (value as readonly string[]).join(" | "),
};

export interface Column {
  name: string;
  /** Where its value belongs in a row. */
  at: readonly string[];
  codec: Codec;
}

/** A column whose value belongs at a path such as `product.digital.minimum`. */
export const column = (name: string, at: string, codec: Codec): Column => ({ name, at: at.split("."), codec });

const variationColumns = (kind: "digital" | "physical"): Column[] => [
  column(`${kind}_values`, `product.${kind}.fixedValues`, amounts),
  column(`${kind}_fixed`, `product.${kind}.hasFixedPrices`, yesOrNo),
  column(`${kind}_minimum`, `product.${kind}.minimum`, amount),
  column(`${kind}_maximum`, `product.${kind}.maximum`, amount),
];

/** Columns that every file of products has, in the order in which they are written. */
export const fixedColumns: readonly Column[] = [
  column("storefront", "storefront", text),
  column("path", "brand.slug", text),
  column("sold", "sold", yesOrNo),
  column("brand", "brand.title", text),
  column("category", "brand.category", text),
  column("kind", "brand.kind", text),
  column("voucher", "brand.voucher", text),
  column("color", "brand.backgroundColor", text),
  column("hand", "brand.showHand", yesOrNo),
  column("shadow", "brand.showShadow", yesOrNo),
  column("face", "face", text),
  column("pieces_per_order", "brand.countPerOrder", whole),
  column("pack_size", "brand.packSize", whole),
  column("sum_per_order", "product.sumPerOrder", amount),
  column("popularity", "product.popularity", whole),
  column("top", "product.top", yesOrNo),
  ...variationColumns("digital"),
  ...variationColumns("physical"),
  column("physical_stock", "product.physical.stock", whole),
  column("minimum_remaining_balance", "product.redeem.minimumRemainingBalance", amount),
];

/** Pictures beside the card. Most catalogues have none, so a file may do without. */
export const picturesColumn = column("pictures", "pictures.names", names);

const texts = ["title", "description", "conditions", "redeem.title", "redeem.description", "cuisine"] as const;

/**
 * Columns of the words in a language: `title_fr`, `description_fr`, `conditions_fr`,
 * `redeem_title_fr`, `redeem_description_fr`, `cuisine_fr`, `pictures_fr`.
 */
export const wordColumns = (language: string): Column[] => [
  ...texts.map((field) => column(`${field.replace(".", "_")}_${language}`, `product.${field}.${language}`, text)),
  column(`pictures_${language}`, `pictures.alts.${language}`, textsInOrder),
];
