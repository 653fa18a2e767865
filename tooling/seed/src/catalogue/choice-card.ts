import type { BrandGroup, Storefront } from "@giftshop/storefront-config";
import { drawChoiceCard } from "../card/draw-choice-card.ts";
import type { Palette } from "../card/palettes.ts";
import { stageOf } from "../card/stage.ts";
import type { SeedBrand, SeedProduct } from "../types.ts";
import { valuesOf } from "../values.ts";
import { choiceCardWords } from "../words/choice-card.ts";
import { inLanguages, validity } from "./texts.ts";

/** The houses' own colours: the card is the shop's, not a brand's. */
const palettes: Readonly<Record<BrandGroup, Palette>> = {
  CB: { hue: "pink", ground: "#C2255C", ink: "#2B1B2E", first: "#FFC53D", second: "#E8A51C", third: "#FFF8F1" },
  CK: { hue: "teal", ground: "#00796B", ink: "#10243E", first: "#C6F432", second: "#93BE12", third: "#FFFFFF" },
  GCS: { hue: "violet", ground: "#3B3BC4", ink: "#14172B", first: "#E3C25B", second: "#C9A227", third: "#F7F6F3" },
};

const slugOf = (group: BrandGroup): string => `choice-card-${group.toLowerCase()}`;

/**
 * The card that is exchanged for those of the storefront's brands;
 * one a brand group. It stands in no category, being good for all.
 */
export const choiceCardBrand = ({ group }: Storefront): SeedBrand => ({
  slug: slugOf(group),
  title: "Choice gift card",
  kind: "CHOICE",
  backgroundColor: stageOf(palettes[group].ground),
  showHand: true,
  showShadow: true,
  faceSvg: drawChoiceCard(slugOf(group), palettes[group]),
  voucher: "MPV",
});

/**
 * As the storefront sells it: both ways, at any value. What is
 * left after an exchange stays large enough for another card.
 */
export const choiceCardProduct = (storefront: Storefront, popularity: number): SeedProduct => {
  const { digitalMinimum: minimum, digitalMaximum: maximum } = storefront.limits;
  const variation = { fixedValues: valuesOf(storefront, "wide"), hasFixedPrices: false, minimum, maximum };
  return {
    brand: slugOf(storefront.group),
    title: inLanguages(storefront, (_own, language) => choiceCardWords[language].title),
    description: inLanguages(storefront, (_own, language) => choiceCardWords[language].description),
    conditions: inLanguages(storefront, ({ conditions }, language) =>
      [
        conditions.validity.replace("{validity}", validity(storefront, language)),
        choiceCardWords[language].spend,
        conditions.cash,
      ].join(" "),
    ),
    popularity,
    top: true,
    digital: variation,
    physical: { ...variation, stock: 400 },
    redeem: {
      title: inLanguages(storefront, (_own, language) => choiceCardWords[language].redeem.title),
      description: inLanguages(storefront, (_own, language) => choiceCardWords[language].redeem.description),
      minimumRemainingBalance: minimum,
    },
  };
};
