import en from "../../messages/en.json" with { type: "json" };
import { languageText } from "../words/language-text.ts";
import type { AdminKey, AdminLanguage } from "../words/words.tsx";

/**
 * A column of a table of products or places, as its name is
 * written in files: `title_fr` is the title in French.
 */
export interface Column {
  name: string;
  base: string;
  language: string | undefined;
}

const translated = /^(.+)_([a-z]{2})$/u;
const spoken = new Set([
  "title",
  "description",
  "conditions",
  "redeem_title",
  "redeem_description",
  "cuisine",
  "pictures",
  "street",
  "city",
  "administrative_area",
]);

/** Takes the name of a column apart. */
export const columnOf = (name: string): Column => {
  const [, base = "", language] = translated.exec(name) ?? [];
  return spoken.has(base) ? { name, base, language } : { name, base: name, language: undefined };
};

type Translated = (key: AdminKey) => string;

/** What a column is called by who reads it. */
export const columnText = (t: Translated, reader: AdminLanguage, name: string): string => {
  const { base, language } = columnOf(name);
  const text = Object.hasOwn(en.column, base) ? t(`column.${base as keyof typeof en.column}`) : base;
  return language === undefined ? text : `${text} · ${languageText(reader, language)}`;
};

/** How a column is typed. */
export type Shape = "yesOrNo" | "long" | "choice" | "line" | "picture";

const shapes: Readonly<Record<string, Shape>> = {
  sold: "yesOrNo",
  open: "yesOrNo",
  hand: "yesOrNo",
  shadow: "yesOrNo",
  top: "yesOrNo",
  digital_fixed: "yesOrNo",
  physical_fixed: "yesOrNo",
  kind: "choice",
  voucher: "choice",
  face: "picture",
  description: "long",
  conditions: "long",
  redeem_description: "long",
};

export const shapeOf = (name: string): Shape => shapes[columnOf(name).base] ?? "line";

/** What may be chosen. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  kind: ["GIFTCARD", "CHOICE", "DONATION", "BLANK_PACK"],
  voucher: ["", "MPV"],
};

/**
 * Parts of a form, by the columns that belong together; words of a language stand side by side below them.
 */
export const groups = {
  PRODUCT: [
    ["general", ["path", "sold", "category", "popularity", "top", "sum_per_order"]],
    ["brand", ["brand", "kind", "voucher", "color", "hand", "shadow", "face", "pieces_per_order", "pack_size"]],
    ["digital", ["digital_values", "digital_fixed", "digital_minimum", "digital_maximum"]],
    ["physical", ["physical_values", "physical_fixed", "physical_minimum", "physical_maximum", "physical_stock"]],
    ["more", ["minimum_remaining_balance", "pictures"]],
  ],
  PLACE: [
    ["place", ["product", "path", "open", "title", "phone", "opening_hours", "time_zone"]],
    [
      "address",
      [
        "street",
        "house_number",
        "post_code",
        "city",
        "other_city_name",
        "administrative_area",
        "country",
        "latitude",
        "longitude",
      ],
    ],
  ],
} as const;
